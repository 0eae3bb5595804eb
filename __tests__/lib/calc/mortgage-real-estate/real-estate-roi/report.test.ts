import {
  realEstateRoi,
  type RealEstateRoiInput,
} from "@/lib/calc/mortgage-real-estate/real-estate-roi/calculation";
import { report } from "@/lib/calc/mortgage-real-estate/real-estate-roi/report";
import type { Waterfall } from "@/lib/calculator/charts/chart";
import { chartsOf } from "@/lib/calculator/charts/charts-of";

function rented(changes: Partial<RealEstateRoiInput>) {
  const input = { ...report.example, ...changes };
  const result = realEstateRoi(input);
  const [chart] = chartsOf(report.charts?.(result, input) ?? []) as Waterfall[];
  return {
    result,
    chart,
    remarks: report.remarks?.(result, input).map(({ text }) => text),
  };
}

test("the waterfall leads from the rent by the operating income to the cash flow", () => {
  const { result, chart } = rented({});
  const totals = chart?.rows.filter(({ isTotal }) => isTotal).map(({ to }) => to) ?? [];
  expect(totals).toHaveLength(3);
  expect(totals[0]).toBe(29_400);
  expect(totals[1]).toBeCloseTo(result.netOperatingIncome, 9);
  expect(totals[2]).toBeCloseTo(result.cashFlowBeforeTax, 9);
  expect(chart?.title).toBe("Of $29,400 in rent, $2,225 is left");
});

test("a shortfall is named in the chart, and without rent there is none", () => {
  expect(rented({ monthlyRent: 2_000 }).chart?.title).toBe(
    "The $24,000 in rent falls short by $2,905",
  );
  expect(rented({ monthlyRent: 0 }).chart).toBeUndefined();
});

test("a loan without payments is not passed over, nor payments without a loan", () => {
  expect(rented({}).remarks).toEqual([]);
  expect(rented({ monthlyPrincipalInterest: 0 }).remarks).toEqual([
    "You entered no loan payment, so there is no debt-service coverage. You would still borrow 75.00% of the price, and that costs nothing here.",
  ]);
  expect(rented({ monthlyPrincipalInterest: 0, downPaymentPercent: 100 }).remarks).toEqual([
    "You entered no loan payment, so there is no debt-service coverage.",
  ]);
  expect(rented({ downPaymentPercent: 100 }).remarks).toEqual([
    "The down payment is the full price, but loan payments are still counted.",
  ]);
});
