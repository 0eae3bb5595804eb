import { engineFiles } from "@/lib/catalogue/routes";
import { calculations } from "@/lib/engine";
import { calculations as published } from "@/lib/engine/published";
import { site } from "@/lib/site";

const from = new URL(engineFiles.module, site.url).href;

const loan = { loanAmount: 20_000, annualRate: 6.5, years: 5 };
const debt = { debtAmount: 10_000, annualRate: 18, monthlyPayment: 250 };
const today = { year: 2026, month: 11, day: 22 };

/** As a program writes it: `{ annualRate: 6.5, years: 30 }`. */
const written = (object: Record<string, number>) =>
  `{ ${Object.entries(object)
    .map(([name, value]) => `${name}: ${value}`)
    .join(", ")} }`;

/** The whole of a program that imports the engine. */
export const lines = `import { calculations } from "${from}";
const { monthlyPayment } = calculations["loans-credit/loan-payment"](${written(loan)});
console.log(monthlyPayment);`;

/** A calculation that asks for the day. */
export const payoffLines = `calculations["personal-finance/debt-payoff"](
  ${written(debt)},
  { today: ${written(today)} },
);`;

/**
 * What a page of another site begins with, to run this module and no other. An integrity of the script
 * itself would not do: WebKit then fetches it again for an import. Only a build knows the hash.
 */
export const pinnedLines = `<script type="importmap">
  {
    "integrity": {
      "${from}":
        "${process.env.FIGUREWELL_ENGINE_INTEGRITY ?? "sha384-"}"
    }
  }
</script>`;

/** What the module says of a term that is too long. */
export const refusal = sentenceOf(() =>
  published["loans-credit/loan-payment"]({ ...loan, years: 250_000 }),
);

function sentenceOf(call: () => unknown) {
  try {
    call();
  } catch (error) {
    if (error instanceof RangeError) return error.message;
  }
  return undefined;
}

/** What these programs answer. */
export const { monthlyPayment } = calculations["loans-credit/loan-payment"](loan);
export const { totalMonths } = calculations["personal-finance/debt-payoff"](debt, { today });
