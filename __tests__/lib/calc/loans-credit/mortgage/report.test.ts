import { mortgage, type MortgageInput } from "@/lib/calc/loans-credit/mortgage/calculation";
import { form } from "@/lib/calc/loans-credit/mortgage/form";
import { report } from "@/lib/calc/loans-credit/mortgage/report";
import { sensitivitiesOf } from "@/lib/calculator/analysis/sensitivity";
import { readingOf, viewOf } from "@/lib/calculator/report/view";

const today = { year: 2026, month: 11, day: 26 };
const definition = { ...form, ...report };

function answerTo(changes: Partial<MortgageInput>) {
  const input = { ...report.example, ...changes };
  const result = mortgage(input, { today });
  const view = viewOf(definition, input, result);
  const calculation = { definition, input, result, world: { today } };
  return { result, view, calculation, errors: report.errors?.(result, input) };
}
const low = { downPayment: 20_000, pmiRate: 0.7 };

test("with nothing on top the payment stands alone, as specified", () => {
  const { view } = answerTo({});
  expect(view.headline.name).toBe("monthlyPayment");
  expect(view.beside).toBeUndefined();
  expect(view.sections).toEqual([]);
});

test("with tax and dues the whole cost comes first, the specified payment beside it, and one bar for both", () => {
  const { view, calculation } = answerTo({ propertyTax: 4_800, monthlyDues: 250 });
  expect([view.headline.name, readingOf(view.headline)]).toEqual(["housingCost", "$2,672.62"]);
  expect([view.beside?.figure.name, view.beside?.titles]).toEqual([
    "monthlyPayment",
    ["What you pay each month", "The loan alone"],
  ]);
  expect(view.figures.map(({ name }) => name)).not.toContain("housingCost");
  expect(view.breakdown?.parts.map(({ label }) => label)).toEqual([
    "Principal and interest",
    "Property tax",
    "HOA dues",
  ]);
  // What is followed is what leads.
  expect(sensitivitiesOf(calculation)?.figure.name).toBe("housingCost");
});

test("PMI is said with its two dates, under its own heading", () => {
  const { view } = answerTo(low);
  const [section] = view.sections;
  expect(section?.title).toBe("Mortgage insurance (PMI)");
  expect(section?.text).toContain("12 U.S.C. 4901–4902");
  expect(section?.figures.map(({ name }) => name)).toEqual([
    "monthlyPmi",
    "loanToValue",
    "pmiRequestDate",
    "pmiRequestMonth",
    "pmiEndDate",
    "pmiEndMonth",
    "savedByAsking",
    "housingCostWithoutPmi",
  ]);
});

test("a PMI rate where there is no PMI is said at its box", () => {
  expect(answerTo({ pmiRate: 0.7 }).errors).toEqual({
    pmiRate:
      "You borrow 80% of the home’s value or less, so there is no PMI to pay. Leave this blank.",
  });
  expect(answerTo(low).errors).toEqual({});
});

test("each option used has its section, in the order of the form", () => {
  const { view } = answerTo({ ...low, extraMonthly: 200, fees: 3_500, points: 1 });
  expect(view.sections.map(({ title }) => title)).toEqual([
    "Mortgage insurance (PMI)",
    "Extra payments",
    "Fees and points",
  ]);
});

test.each([
  [
    { points: 1, rateWithoutPoints: 6.25 },
    {
      rateWithoutPoints:
        "Enter a rate above 6.50%, the rate with the points. Otherwise the points buy nothing.",
    },
  ],
  [
    { rateWithoutPoints: 6.75 },
    { points: "Enter how many points you would buy to compare the two rates." },
  ],
  [
    { points: 10, rateWithoutPoints: 6.51 },
    { points: "These points cost $32,000.00, more than they save over the whole term." },
  ],
  [
    { fees: 400_000 },
    { fees: "Enter fees below the $320,000.00 you borrow. With these, there is no APR." },
  ],
  [
    { points: 100 },
    { points: "Enter fewer points. These cost all of the $320,000.00 you borrow." },
  ],
  [
    { onceAmount: 1_000, onceAfterMonths: 400 },
    {
      onceAfterMonths: "The loan is paid off after 360 payments, so this payment is never made.",
    },
  ],
])("%j is said at its box", (changes, errors) => {
  expect(answerTo(changes).errors).toEqual(errors);
});
