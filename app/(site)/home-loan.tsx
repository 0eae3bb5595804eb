import { Link } from "@/components/site/link";
import { WorkedExample } from "@/components/site/worked-example";
import { mortgage } from "@/lib/calc/loans-credit/mortgage/calculation";
import { hrefOf } from "@/lib/catalogue/routes";
import { formatNumber, formatPercent, formatUsd, formatWholeUsd } from "@/lib/format";

const loan = { homePrice: 400_000, downPayment: 80_000, annualRate: 6.5, years: 30 };

/** A real calculation: the calculator that it links to works it out, here and there. */
export function HomeLoan() {
  const { loanAmount, monthlyPayment } = mortgage(loan);
  const borrowed = formatWholeUsd(loanAmount);
  const payments = loan.years * 12;
  const monthlyRate = rounded(loan.annualRate / 12, 4);
  const inputs = new URLSearchParams(
    Object.entries(loan).map(([name, value]) => [name, String(value)]),
  );

  return (
    <WorkedExample
      title="A home loan, step by step"
      lines={[
        {
          label: "Amount borrowed",
          formula: `${formatWholeUsd(loan.homePrice)} − ${formatWholeUsd(loan.downPayment)} down`,
          figure: borrowed,
        },
        {
          label: "Monthly interest rate",
          formula: `${formatPercent(loan.annualRate)} ÷ 12`,
          figure: `${formatNumber(monthlyRate)}%`,
        },
        {
          label: "Number of payments",
          formula: `${loan.years} years × 12`,
          figure: formatNumber(payments),
        },
      ]}
      answer={{
        label: "Monthly payment",
        formula: (
          <>
            {borrowed} × {formatNumber(monthlyRate)}% ÷ (1 −{" "}
            {formatNumber(rounded(1 + monthlyRate / 100, 6))}
            <sup>−{payments}</sup>)
          </>
        ),
        figure: formatUsd(monthlyPayment),
      }}
    >
      <Link
        href={`${hrefOf("loans-credit/mortgage")}#${inputs}`}
        className="inline-flex min-h-target items-center"
      >
        Try it with your own numbers
      </Link>
    </WorkedExample>
  );
}

/** Few enough digits to read. The answer is computed from all of them. */
const rounded = (value: number, digits: number) => Number(value.toFixed(digits));
