import { loanPayment } from "@/lib/calc/loans-credit/loan-payment/calculation";
import { form } from "@/lib/calc/loans-credit/loan-payment/form";
import { report } from "@/lib/calc/loans-credit/loan-payment/report";
import { viewOf } from "@/lib/calculator/report/view";

const withFees = (fees?: number) => {
  const input = { loanAmount: 25_000, annualRate: 8.5, years: 5, fees };
  const result = loanPayment(input);
  return {
    result,
    view: viewOf({ ...form, ...report }, { ...report.example, ...input }, result),
    errors: report.errors?.(result, input),
  };
};

test("without fees the APR is the rate, and nothing is said of either", () => {
  const { result, view, errors } = withFees();
  expect(result).toMatchObject({ apr: 8.5, amountReceived: null });
  expect(view.sections).toEqual([]);
  expect(view.figures.map(({ name }) => name)).toEqual(["totalPayment", "totalInterest"]);
  expect(errors).toEqual({});
});

test("with fees the APR stands beside what is received, under a heading with its law", () => {
  const { view, errors } = withFees(500);
  const [section] = view.sections;
  expect(section?.title).toBe("Fees and APR");
  expect(section?.text).toContain("12 CFR 1026, Appendix J");
  expect(section?.figures.map(({ label, parts }) => [label, parts[0]?.text])).toEqual([
    ["APR", "9.36%"],
    ["Amount you receive", "$24,500"],
  ]);
  expect(errors).toEqual({});
});

test.each([25_000, 30_000])(
  "fees of $%d leave nothing to receive, and their box says so",
  (fees) => {
    const { result, errors, view } = withFees(fees);
    expect(result).toMatchObject({ apr: null, amountReceived: 0 });
    expect(errors).toEqual({
      fees: "Enter fees below the $25,000.00 you borrow. With these, there is no APR.",
    });
    expect(view.headline.parts[0]?.text).toBe("$512.91");
  },
);
