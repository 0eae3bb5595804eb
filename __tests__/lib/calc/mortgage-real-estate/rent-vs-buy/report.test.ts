import { rentVsBuy } from "@/lib/calc/mortgage-real-estate/rent-vs-buy/calculation";
import { report } from "@/lib/calc/mortgage-real-estate/rent-vs-buy/report";

/** The example, with changes. */
function answered(changes: Partial<typeof report.example>) {
  const input = { ...report.example, ...changes };
  const result = rentVsBuy(input);
  return {
    ...result,
    verdict: report.verdict(result, input),
    notice: report.toast(result, input),
  };
}

test("where the two comparisons disagree, the verdict and the notice say so first", () => {
  const { moreFavorable, wealthier, verdict, notice } = answered({ monthlyRent: 1_900 });
  expect([moreFavorable, wealthier]).toEqual(["Buying", "Renting"]);
  expect(verdict).toMatch(
    /^The two comparisons disagree\. With the difference invested and the home sold, renting ends \$[\d,.]+ ahead, though over 12 years, buying has a net position \$[\d,.]+ higher\.$/,
  );
  expect(notice).toEqual({
    title: "Calculation Complete",
    text: expect.stringMatching(
      /^The two comparisons disagree: renting ends \$[\d,.]+ ahead in wealth, though by net position buying is more favorable by \$[\d,.]+\.$/,
    ),
    tone: "success",
  });
});

test("where they agree, the net position comes first", () => {
  const { moreFavorable, wealthier, verdict, notice } = answered({ monthlyRent: 9_000 });
  expect([moreFavorable, wealthier]).toEqual(["Buying", "Buying"]);
  expect(verdict).toMatch(
    /^Over 12 years, buying has a net position \$[\d,.]+ higher\. With the difference invested and the home sold, buying also ends \$[\d,.]+ ahead\.$/,
  );
  expect(notice.text).toMatch(/^Buying is more favorable by \$[\d,.]+\.$/);
});
