import { form } from "@/lib/calc/insurance/disability-insurance-needs/form";
import { report } from "@/lib/calc/insurance/disability-insurance-needs/report";
import type { Amounts } from "@/lib/calculator/charts/chart";

import { formWith } from "../../../calculator/form-with";

const worker = {
  monthlyIncome: "6200",
  replacementPercent: "60",
  essentialExpenses: "4300",
  otherIncome: "450",
  existingBenefit: "1500",
  liquidSavings: "15000",
};
const { answered, lead } = formWith({ ...form, ...report }, worker);

const notIncluded = (boxes: Record<string, string>) => answered(boxes).remarks.at(-1)?.text;

test("without options, nothing more is said", () => {
  const { sections, beside } = answered({});
  expect([sections, beside]).toEqual([[], undefined]);
  expect(notIncluded({})).toBe(
    "Not included: the waiting period before a policy pays, how long it pays, tax on benefits, Social Security disability, how the policy defines disability, and the most an insurer will cover.",
  );
});

test("what an option decides leads, is in the notice, and the recommended benefit stands beside it", () => {
  expect(lead({ waitingPeriod: "3" })).toEqual([
    "savingsNeeded",
    "$11,550",
    "recommendedBenefit",
    "Savings needed before benefits begin: $11,550.",
  ]);
  expect(lead({ waitingPeriod: "3", ssdiBenefit: "1900" })).toEqual([
    "benefitWithSsdi",
    "$450.00",
    "recommendedBenefit",
    "Disability benefit beside SSDI: $450.00 a month.",
  ]);
});

test("what an option includes is no longer called left out", () => {
  expect(notIncluded({ waitingPeriod: "3", ssdiBenefit: "1900" })).toBe(
    "Not included: how long it pays, tax on benefits, how the policy defines disability, and the most an insurer will cover.",
  );
});

test("a benefit made smaller for SSDI leaves the months until it begins to savings", () => {
  const { result, verdict } = answered({ waitingPeriod: "3", ssdiBenefit: "1900" });
  expect(result).toMatchObject({ savingsForWait: 11_550, savingsForSsdi: 3_800 });
  expect(verdict).toContain("You are $350 short.");
  expect(answered({ waitingPeriod: "5", ssdiBenefit: "1900" }).result.savingsForSsdi).toBe(0);
});

// A disability that began on January 1 has its first month of benefits in June: the example of
// aboutssdi.com/overview-basics/what-is-ssdi/ssdi-5-month-waiting-period, read on 2026-11-30.
test("savings bridge the months from the policy’s first to SSDI’s in June", () => {
  const months = ["1", "2", "3", "4", "5", "6"].map((waitingPeriod) => {
    const { savingsForSsdi = 0 } = answered({ waitingPeriod, ssdiBenefit: "1900" }).result;
    return savingsForSsdi / 1_900;
  });
  expect(months).toEqual([4, 3, 2, 1, 0, 0]);
});

test("sick pay without a wait is asked about", () => {
  const { errors, sections } = answered({ waitingIncome: "2000" });
  expect(errors).toEqual({ waitingPeriod: "Enter the months that you have this pay for." });
  expect(sections).toEqual([]);
});

test("the chart counts SSDI where the answer does", () => {
  const titleOf = (boxes: Record<string, string>) => (answered(boxes).charts[0] as Amounts).title;
  expect(titleOf({})).toMatch(/would still have \$1,950, so you are short \$2,350$/);
  expect(titleOf({ ssdiBenefit: "1900" })).toMatch(
    /would still have \$3,850, so you are short \$450$/,
  );
  expect(titleOf({ ssdiBenefit: "3000" })).toMatch(/^The \$4,950 a month .* is enough/);
});
