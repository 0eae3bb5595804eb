import { form } from "@/lib/calc/loans-credit/student-loan/form";
import { report } from "@/lib/calc/loans-credit/student-loan/report";

import { formWith } from "../../calculator/form-with";

const loan = { balance: "68000", annualRate: "6.8", years: "10" };
const borrower = { agi: "52000", dependents: "2", familySize: "3" };
const { outcomeOf, answered, lead } = formWith({ ...form, ...report }, loan);
const plansSaid = (boxes: Record<string, string>) =>
  answered({ ...borrower, ...boxes }).sections.find(
    ({ title }) => title === "Federal repayment plans",
  )?.text;

test("without an income, the payment leads and the plans are offered", () => {
  const { notCounted } = answered({});
  expect(lead({}).slice(0, 2)).toEqual(["monthlyPayment", "$782.55"]);
  expect(notCounted.map(({ adds }) => adds)).toEqual(["agi"]);
  expect(answered(borrower).notCounted).toEqual([]);
});

test("RAP or IBR, for a family of three: the plan that costs least, and the one with the lowest payment", () => {
  expect(lead(borrower)).toEqual([
    "cheapestPlan",
    "RAP, $51,550",
    "monthlyPayment",
    "RAP, $51,550 in all.",
  ]);
  expect(answered(borrower).verdict).toBe(
    "RAP costs least: $51,550 in all over 30 years, with $9,550 of tax on the $50,000 that is canceled. IBR (10%) has the lowest payment now, $91.83 a month against $116.67, and comes to $52,420.",
  );
});

test("a family and dependents that contradict each other are said at their boxes", () => {
  expect(answered(borrower).errors).toBeUndefined();
  expect(answered({ ...borrower, dependents: "" }).errors).toEqual({
    dependents:
      "Your family of 3 has more people than your return. Enter any dependents: RAP takes $50 less a month for each.",
  });
  expect(answered({ ...borrower, familySize: "2" }).errors).toEqual({
    familySize: "With 2 dependents, your family has at least 3 people.",
  });
  const couple = { ...borrower, filingStatus: "marriedFilingJointly" };
  expect(answered(couple).errors).toEqual({
    familySize: "With 2 dependents and a spouse, your family has at least 4 people.",
  });
});

test.each([
  [{ familySize: "0" }, "familySize"],
  [{ agi: "-1" }, "agi"],
  [{ "loans.0.balance": "1000", "loans.0.loanDate": "2027-03-01" }, "loans.0.loanDate"],
])("%j is refused there", (boxes, name) => {
  const { ok, errors } = outcomeOf({ ...borrower, ...boxes });
  expect(ok).toBe(false);
  expect(Object.keys(errors ?? {})).toEqual([name]);
});

test.each([
  [{}, /^You haven’t said when your loans were made.*Parent PLUS has neither RAP nor IBR\./],
  [{ "loans.0.loanDate": "2020-09-01" }, /^Your loans keep IBR and the 10-year plan/],
  [{ "loans.0.loanDate": "2026-08-01" }, /^A loan made since July 1, 2026, leaves RAP and Tiered/],
  [{ "loans.0.kind": "ffel" }, /An FFEL loan gets RAP only by consolidation/],
  [{ "loans.0.kind": "parentConsolidation" }, /Plans that are not open to all of your loans/],
])("%j: who may have which plan is said before the numbers", (boxes, words) => {
  expect(plansSaid(boxes)).toMatch(words);
});

test("a dollar more of income, and what a step back saves", () => {
  const remarks = (agi: string) => answered({ ...borrower, agi }).remarks.map(({ text }) => text);
  expect(remarks("50500")[0]).toBe(
    "Under RAP, one dollar more than $60,000 of income costs $50.00 more a month. You are $500 over a step: at $50,000, you would pay $43.75 less a month.",
  );
  expect(remarks("59000")[0]).toMatch(/costs \$50\.00 more a month\.$/);
  expect(remarks("150000")[0]).toMatch(/^You are above the last step of RAP\./);
});
