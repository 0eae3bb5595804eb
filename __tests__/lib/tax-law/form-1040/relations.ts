import type { Household } from "@/lib/tax-law/household";
import type { LawYear } from "@/lib/tax-law/years/law-year";

type AmountOf = (name: string) => number;

/** Whether a line is right for those that go to it, where it is not their sum. */
type Relation = (at: AmountOf, amount: number, law: LawYear, household: Household) => boolean;

const isNear = (one: number, other: number) =>
  Math.abs(one - other) <= 1e-6 * Math.max(1, Math.abs(one) / 1_000);

/** The line is what a rule makes of others of its form. */
const by =
  (form: string, rule: (line: AmountOf, law: LawYear, household: Household) => number): Relation =>
  (at, amount, law, household) =>
    isNear(
      amount,
      rule((line) => at(`${form}, line ${line}`), law, household),
    );

/** The line takes no more than all of what goes to it. */
const atMost =
  (form: string, ...lines: readonly string[]): Relation =>
  (at, amount) =>
    amount <= lines.reduce((sum, line) => sum + at(`${form}, line ${line}`), 0) + 1e-6;

const minus = (form: string, from: string, less: string) =>
  by(form, (line) => line(from) - line(less));
const minusToZero = (form: string, from: string, less: string) =>
  by(form, (line) => Math.max(0, line(from) - line(less)));
const smaller = (form: string, one: string, other: string) =>
  by(form, (line) => Math.min(line(one), line(other)));
const part = (form: string, of: string, rate: number) => by(form, (line) => line(of) * rate);

const ofForm = (form: string, lines: Readonly<Record<string, Relation>>) =>
  Object.fromEntries(Object.entries(lines).map(([line, one]) => [`${form}, line ${line}`, one]));

const selfEmployment = (form: string) =>
  ofForm(form, {
    "4a": by(form, (line) => line("3") * (line("3") > 0 ? 0.9235 : 1)),
    "4c": by(form, (line) => (line("4a") < 400 ? 0 : line("4a"))),
    "9": by(form, (line, { payroll }) => Math.max(0, payroll.wageBase - line("8d"))),
    "10": by(form, (line) => 0.124 * Math.min(line("6"), line("9"))),
    "11": part(form, "6", 0.029),
  });

/** The three parts of Schedule 1-A that are reduced in steps. */
const reduced = (
  [total, counted, above, lost, deduction]: readonly string[],
  ofThousands: (thousands: number) => number,
) =>
  ofForm("Schedule 1-A", {
    [counted ?? ""]: atMost("Schedule 1-A", total ?? ""),
    [lost ?? ""]: by("Schedule 1-A", (line) => ofThousands(line(above ?? "") / 1_000)),
    [deduction ?? ""]: minusToZero("Schedule 1-A", counted ?? "", lost ?? ""),
  });

/** Of every line to which others go and which is not their sum, how it follows from them. */
export const relations: Readonly<Record<string, Relation>> = {
  ...ofForm("1040", {
    "11a": minus("1040", "9", "10"),
    "15": minusToZero("1040", "11b", "14"),
    "22": minusToZero("1040", "18", "21"),
    "34": minusToZero("1040", "33", "24"),
    "37": minusToZero("1040", "24", "33"),
  }),
  ...reduced(["6", "7", "10", "12", "13"], (above) => 100 * Math.floor(above)),
  ...reduced(["14c", "15", "18", "20", "21"], (above) => 100 * Math.floor(above)),
  ...reduced(["23", "24", "27", "29", "30"], (above) => 200 * Math.ceil(above)),
  ...ofForm("Schedule 1-A", {
    "34": by(
      "Schedule 1-A",
      (line, law) => (line("33") * law.temporaryDeductions.senior.lessPerThousand) / 1_000,
    ),
    "35": by("Schedule 1-A", (line, law, { filingStatus }) =>
      Math.max(0, law.temporaryDeductions.senior.most[filingStatus] - line("34")),
    ),
  }),
  ...ofForm("Schedule A", {
    "4": minusToZero("Schedule A", "1", "3"),
    "5e": atMost("Schedule A", "5d"),
    "14": atMost("Schedule A", "11", "12"),
    "17": atMost("Schedule A", "4", "7", "10", "14", "16"),
  }),
  ...ofForm("Schedule D", {
    "21": by("Schedule D", (line, law, { filingStatus }) =>
      Math.max(line("16"), -law.capitalLosses.most[filingStatus]),
    ),
  }),
  ...selfEmployment("Schedule SE"),
  ...selfEmployment("Schedule SE (spouse)"),
  ...ofForm("Schedule 8812", {
    "10": by("Schedule 8812", (line, { childCredit }, { filingStatus }) =>
      Math.max(0, 1_000 * Math.ceil((line("3") - childCredit.thresholds[filingStatus]) / 1_000)),
    ),
    "11": part("Schedule 8812", "10", 0.05),
    "12": minusToZero("Schedule 8812", "8", "11"),
    "14": smaller("Schedule 8812", "12", "13"),
    "17": smaller("Schedule 8812", "16a", "16b"),
    "19": by("Schedule 8812", (line) => Math.max(0, line("18a") - 2_500)),
    "20": part("Schedule 8812", "19", 0.15),
    "25": minusToZero("Schedule 8812", "23", "24"),
    "26": by("Schedule 8812", (line) => Math.max(line("20"), line("25"))),
    "27": by("Schedule 8812", (line) => Math.min(line("17"), Math.max(line("20"), line("26")))),
  }),
  ...ofForm("Form 2441", {
    "6": smaller("Form 2441", "3", "4"),
    "9a": atMost("Form 2441", "6"),
    "11": smaller("Form 2441", "9c", "10"),
  }),
  ...ofForm("Form 6251", {
    "6": minusToZero("Form 6251", "4", "5"),
    "11": minusToZero("Form 6251", "9", "10"),
  }),
  ...ofForm("Form 8839", {
    "6": atMost("Form 8839", "5"),
    "12": minus("Form 8839", "6", "10"),
    "14": minus("Form 8839", "12", "13"),
    "18": smaller("Form 8839", "16", "17"),
  }),
  ...ofForm("Form 8863", {
    "7": atMost("Form 8863", "1"),
    "9": by("Form 8863", (line) => 0.6 * line("7")),
    "11": by("Form 8863", (line) => Math.min(line("10"), 10_000)),
    "12": part("Form 8863", "11", 0.2),
    "18": atMost("Form 8863", "12"),
    "19": atMost("Form 8863", "9", "18"),
  }),
  ...ofForm("Form 8880", {
    "6": atMost("Form 8880", "5"),
    "10": atMost("Form 8880", "7"),
    "12": smaller("Form 8880", "10", "11"),
  }),
  ...ofForm("Form 8959", {
    "6": atMost("Form 8959", "4"),
    "7": part("Form 8959", "6", 0.009),
    "12": atMost("Form 8959", "8"),
    "13": part("Form 8959", "12", 0.009),
  }),
  ...ofForm("Form 8960", {
    "12": by("Form 8960", (line) => Math.max(0, line("8"))),
    "15": by("Form 8960", (line, { netInvestmentIncome }, { filingStatus }) =>
      Math.max(0, line("13") - netInvestmentIncome.thresholds[filingStatus]),
    ),
    "16": smaller("Form 8960", "12", "15"),
    "17": part("Form 8960", "16", 0.038),
  }),
  ...ofForm("Form 8962", {
    "11(d)": atMost("Form 8962", "11(b)"),
    "11(e)": smaller("Form 8962", "11(a)", "11(d)"),
    "26": minusToZero("Form 8962", "24", "25"),
    "27": minusToZero("Form 8962", "25", "24"),
    "29": atMost("Form 8962", "27"),
  }),
  ...ofForm("Form 8995", {
    "4": by("Form 8995", (line) => Math.max(0, line("2"))),
    "5": part("Form 8995", "4", 0.2),
    "13": minusToZero("Form 8995", "11", "12"),
    "14": part("Form 8995", "13", 0.2),
    // From 2026 on at least $400, as far as there is income.
    "15": (at, amount) =>
      amount <= Math.max(400, Math.min(at("Form 8995, line 10"), at("Form 8995, line 14"))) + 1e-6,
  }),
};
