/** Where the spreadsheet of the IRS is known to differ from the law, and what is answered instead. */
import pinnedLines from "./pinned-lines.json";

/** A cause, the document that decides, and the scenarios in which it is at work. */
type Cause = { because: string; source: string; scenarios: readonly string[] };

export const causes: readonly Cause[] = [
  {
    because:
      "It gives nothing for the children of those who file without a Social Security number. They are other dependents then, $500 each.",
    source: "26 U.S.C. 24(h)(4)(C) and (h)(7)",
    scenarios: [
      "Single, OB3, itemized, no SSN",
      "MFS, phased out, no SSN, CTC",
      "MFS, 2 child, no SSN",
    ],
  },
  {
    because: "It leaves qualified dividends out of net investment income.",
    source: "26 U.S.C. 1411(c)(1)(A)(i); Form 8960, line 2",
    scenarios: [
      "Single, high wages +Cap Gains + Investment",
      "Single, high wages +Cap Gains + Investment, overall limitation",
    ],
  },
  {
    because: "It counts a pension as net investment income.",
    source: "26 U.S.C. 1411(c)(5)",
    scenarios: ["MFJ,  salary, pension, zero deduction, itemized"],
  },
  {
    because:
      "It gives the deduction for seniors on a separate return, and writes the W-4 as if there were a standard deduction, which its taxable income leaves out.",
    source: "26 U.S.C. 151(d)(5)(C)(v) and 63(c)(6)(A)",
    scenarios: ["MFS, wage, partial deduction, itemized"],
  },
  {
    because:
      "It gives the earned income credit to a couple of whom one has no Social Security number.",
    source: "26 U.S.C. 32(c)(1)(E) and (m)",
    scenarios: ["MFJ, 3 children, one SSN, full refundable"],
  },
  {
    because:
      "It takes additional Medicare tax on all of the profit of the self-employed, and not on 92.35% of it.",
    source: "26 U.S.C. 1401(b)(2) and 1402(a)(12); Form 8959, line 8",
    scenarios: [
      "Single, 10k QBI, over low threshold",
      "Single, QBI, over high threshold",
      "MFJ, QBI full, under threshold",
      "HH, partial QBI, over low threshold",
      "MFS, partial QBI, over high threshold",
      "MFJ, high income, itemized, charity, adoption",
    ],
  },
  {
    because: "Its tax of heads of household above $256,200 is $2 or $3 below the schedule.",
    source: "Rev. Proc. 2025-32, section 4.01, Table 2",
    scenarios: ["HH, partial QBI, over low threshold", "HH, SALT, phased out under 40k"],
  },
  {
    because:
      "It reduces itemized deductions by taxable income before the deduction for business income.",
    source: "26 U.S.C. 68(a)",
    scenarios: ["MFJ, high income, itemized, charity, adoption"],
  },
  {
    because:
      "It takes the credit for children before the one for adoption, though the former could be paid out: Credit Limit Worksheet B is left out.",
    source: "26 U.S.C. 24(d)(1); Schedule 8812 instructions, Credit Limit Worksheet B",
    scenarios: ["MFJ, adoption 1 child full", "QW, overwithheld"],
  },
  {
    because:
      "It counts 13 pays of a monthly pension, and leaves the deductions out of its W-4P. The IRS’s own test of its estimator has the lines that are answered here.",
    source: "IRS-Public/tax-withholding-estimator@cfbee92, UatScenariosSpec.scala",
    scenarios: ["MFJ, adoption 1 child full"],
  },
];

/** Why a scenario is pinned: none where it is not. */
export const causesOf = (name: string): readonly Cause[] =>
  causes.filter(({ scenarios }) => scenarios.includes(name));

/** What is answered in the lines that differ, in dollars to the cent. */
export const answersPinnedFor = (name: string): Readonly<Record<string, number>> =>
  (pinnedLines as Record<string, Record<string, number>>)[name] ?? {};
