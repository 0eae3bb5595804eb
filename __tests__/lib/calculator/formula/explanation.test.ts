import { form as iraForm } from "@/lib/calc/investment-retirement/ira/form";
import { report as iraReport } from "@/lib/calc/investment-retirement/ira/report";
import { mortgage, type MortgageInput } from "@/lib/calc/loans-credit/mortgage/calculation";
import { form as mortgageForm } from "@/lib/calc/loans-credit/mortgage/form";
import { report as mortgageReport } from "@/lib/calc/loans-credit/mortgage/report";
import { refinance } from "@/lib/calc/loans-credit/refinance/calculation";
import { form as refinanceForm } from "@/lib/calc/loans-credit/refinance/form";
import { report as refinanceReport } from "@/lib/calc/loans-credit/refinance/report";
import { explanationsOf, headlineExplanations } from "@/lib/calculator/formula/explanation";

import { answerOf } from "../../../house/answer-of";
import { explained } from "./explained";

const world = { today: { year: 2026, month: 11, day: 21 } };
const house: MortgageInput = {
  homePrice: 400_000,
  downPayment: 80_000,
  annualRate: 6.5,
  years: 30,
};

const mortgageCalculation = (input: MortgageInput) => ({
  definition: { ...mortgageForm, ...mortgageReport },
  input,
  result: mortgage(input),
  world,
});

test("the rule in words, the formula in letters with what they stand for, the numbers, and the value", () => {
  const [loan, payment, total] = explanationsOf(mortgageCalculation(house)).map(explained);
  expect(payment).toEqual({
    name: "monthlyPayment",
    label: "Monthly principal and interest",
    by: "formula",
    rule: "The level payment that pays off the loan by the end of its term.",
    formula: "P × i ÷ (1 − (1 + i)^(−n))",
    letters: [
      "P = loan amount = $320,000",
      "i = monthly rate = annual interest rate ÷ 1,200 = 6.5 ÷ 1,200 = 0.005416666667",
      "n = number of months = loan term × 12 = 30 × 12 = 360",
    ],
    numbers: "$320,000 × 0.005416666667 ÷ (1 − 1.00541666667^(−360))",
    text: "$2,022.62",
  });
  expect(loan).toMatchObject({
    formula: "larger of 0 and home price − down payment",
    letters: [],
    numbers: "larger of 0 and $400,000 − $80,000",
  });
  expect(total?.numbers).toBe("$2,022.62 × 30 × 12");
});

test("a case says in words why it applies, then in numbers, and not that a box was filled in", () => {
  const insured = { ...house, downPayment: 20_000, pmiRate: 0.6 };
  const cost = explanationsOf(mortgageCalculation(insured))
    .map(explained)
    .find(({ name }) => name === "housingCost");
  expect(cost).toMatchObject({
    because: "you borrow more than 80% of the home’s value",
    becauseNumbers: "$380,000 > $400,000 × 0.8",
  });
});

test("amounts are written to the cent, and it is said where the line comes out otherwise for it", () => {
  const { calculation } = answerOf("loans-credit/loan-payment");
  const lines = explanationsOf(calculation).map((one) => [one.name, explained(one)]);
  expect(Object.fromEntries(lines)).toMatchObject({
    totalPayment: { numbers: "$410.33 × 5 × 12", isRounded: true, text: "$24,619.84" },
    totalInterest: { numbers: "$24,619.84 − $20,000", text: "$4,619.84" },
  });
  expect(Object.fromEntries(lines).totalInterest).not.toHaveProperty("isRounded");
});

test("what is found month by month is shown by its first three months and its last", () => {
  const { calculation } = answerOf("personal-finance/debt-payoff", {
    otherDebts: [{ name: "Card", balance: 2_000, rate: 20, minimum: 60 }],
    extra: 100,
  });
  const [interest, ...others] = explanationsOf(calculation)
    .map(explained)
    .filter(({ foundIn }) => foundIn?.some(({ label }) => label === "Schedule of all debts"));
  expect(others).toEqual([]);
  const first = (month: string) => expect.arrayContaining([month]);
  expect(interest).toMatchObject({
    name: "avalancheInterest",
    proof: [{ label: "All payments together" }, { label: "All debts at the start" }],
    foundIn: [
      {
        rows: [first("1"), first("2"), first("3"), expect.anything()],
        leftOut: expect.any(Number),
      },
    ],
  });
});

test("the payments of several debts are explained by what they follow from, not by another name", () => {
  const { calculation } = answerOf("personal-finance/debt-payoff", {
    otherDebts: [{ name: "Card", balance: 2_000, rate: 20, minimum: 60 }],
    extra: 100,
  });
  expect(explained(headlineExplanations(calculation)[0] as never)).toMatchObject({
    because: "you have other debts or pay extra",
    becauseNumbers: undefined,
    numbers: expect.stringMatching(/^⌈?\(?\$12,000 \+ /),
  });
});

test("without interest the payment is an even share, and the explanation says why", () => {
  const [, payment] = explanationsOf(mortgageCalculation({ ...house, annualRate: 0 })).map(
    explained,
  );
  expect(payment).toMatchObject({
    formula: "P ÷ n",
    because: "annual interest rate is zero",
    numbers: "$320,000 ÷ 360",
    text: "$888.89",
  });
});

test("the headline brings the figure that it only says in another way, and its other part", () => {
  const { calculation } = answerOf("loans-credit/credit-card-payoff");
  expect(headlineExplanations(calculation).map(({ name }) => name)).toEqual([
    "totalMonths",
    "years",
    "months",
  ]);
  expect(headlineExplanations(mortgageCalculation(house)).map(({ name }) => name)).toEqual([
    "monthlyPayment",
  ]);
});

test("a figure that does not apply has no explanation", () => {
  const offer = { ...refinanceReport.example, newTerm: 10 };
  const labels = explanationsOf({
    definition: { ...refinanceForm, ...refinanceReport },
    input: offer,
    result: refinance(offer),
    world,
  }).map(({ label }) => label);
  expect(labels).not.toContain("Break-even");
  expect(labels).toContain("Monthly savings");
});

test("a figure of law is named by its label, although a dot is in its name as in a column’s", () => {
  const input = { ...iraReport.example, annualContribution: 8_000 };
  const explanations = explanationsOf({
    definition: { ...iraForm, ...iraReport },
    input,
    result: iraReport.calculate(input, world),
    world,
  });
  expect(
    explanations.map(explained).find(({ label }) => label === "Above the 2026 limit"),
  ).toMatchObject({
    formula: "annual contribution − legal limit for 2026 at your age",
    numbers: "$8,000 − $7,500",
    text: "$500.00",
  });
});

test("of a table of brackets the ones that count are shown", () => {
  const { calculation } = answerOf("tax/payroll-tax");
  const withholding = explanationsOf(calculation).find(
    ({ name }) => name === "law.annualWithholding",
  );
  expect(withholding?.foundIn).toMatchObject([
    { rows: [expect.arrayContaining(["22%", "$6,328.00"])], leftOut: 0 },
  ]);
});
