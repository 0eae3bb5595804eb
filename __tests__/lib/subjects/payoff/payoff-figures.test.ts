import { namesIn } from "@/lib/calculator/formula/formula";
import { payoff } from "@/lib/finance/loan/payoff";
import { payoffFigures, savingWithMore } from "@/lib/subjects/payoff/payoff-figures";

const today = { year: 2026, month: 1, day: 31 };

test.each([
  [
    "months and interest",
    payoff(11, 350, 12_000, today),
    "; with $50 more a month, the debt ends 6 months sooner and costs $375 less",
  ],
  [
    "months alone, at 0%",
    payoff(0, 100, 1_000, today),
    "; with $50 more a month, the debt ends 3 months sooner",
  ],
  ["one month", payoff(0, 100, 200, today), ""],
  [
    "interest alone",
    payoff(12, 100, 195, today),
    "; with $50 more a month, the debt costs $0.50 less",
  ],
])("%s", (_, result, said) => {
  expect(savingWithMore(result)).toBe(said);
});

test("a saving that is none is not shown", () => {
  const { monthsSavedWithMore, interestSavedWithMore } = payoffFigures({
    owed: "balance",
    rate: "apr",
  });
  const once = payoff(12, 200, 100, today);
  const often = payoff(12, 200, 10_000, today);
  expect([monthsSavedWithMore.when?.(once), interestSavedWithMore.when?.(once)]).toEqual([
    false,
    false,
  ]);
  expect([monthsSavedWithMore.when?.(often), interestSavedWithMore.when?.(often)]).toEqual([
    true,
    true,
  ]);
});

test("the formulas are over the names of the debt and of its rate", () => {
  const { totalMonths, totalInterest, schedule } = payoffFigures({ owed: "debt", rate: "yearly" });
  expect(namesIn(totalMonths.explanation?.formula ?? "")).toEqual([
    "yearly",
    "monthlyPayment",
    "debt",
  ]);
  expect(namesIn(totalInterest.explanation?.formula ?? "")).toEqual(["totalPayment", "debt"]);
  expect(schedule.start.balance).toBe("debt");
});
