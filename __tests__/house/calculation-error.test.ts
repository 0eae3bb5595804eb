/** A valid input without a finite result: a loan over no time at all, or one that is never repaid. */
import { draftOf } from "@/lib/calculator/share/draft-to-link";

import { outcomeOf } from "./answer-of";
import { calculatorOf } from "./calculators";

/** A number that is more than 0 and has no inverse. */
const tiny = `0.${"0".repeat(320)}1`;

const payment = "Could not calculate payment.";
const provided = "Could not calculate payment with the provided inputs.";

test.each([
  ["loan-payment", { years: tiny }, provided],
  ["amortization", { years: tiny }, "Could not calculate amortization schedule."],
  ["auto-loan", { years: tiny }, provided],
  ["mortgage", { years: tiny }, provided],
  ["student-loan", { years: tiny }, payment],
  ["credit-card-payoff", { apr: "0", monthlyPayment: tiny }, payment],
  ["refinance", { remainingYears: tiny }, payment],
  ["refinance", { newTerm: tiny }, payment],
  ["heloc", { repaymentPeriod: tiny }, payment],
])("%s with %j says that it could not be calculated", (name, typed, text) => {
  const id = `loans-credit/${name}`;
  const { fields, example } = calculatorOf(id).definition;
  const { ok, notice, errors } = outcomeOf(id, { ...draftOf(fields, example), ...typed });
  expect(ok).toBe(false);
  expect(notice).toEqual({ tone: "destructive", title: "Calculation Error", text });
  expect(errors).toEqual({});
});
