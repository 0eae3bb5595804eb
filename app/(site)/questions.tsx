import { ArrowRight } from "lucide-react";

import { exampleHref } from "@/components/prose/example-href";
import { Link } from "@/components/site/link";
import { wordsOf } from "@/content/calculators";
import type { CalculatorId } from "@/lib/catalogue/calculators";

/** One for each of the decisions that most lives bring. */
const asked: readonly CalculatorId[] = [
  "mortgage-real-estate/mortgage-affordability",
  "loans-credit/mortgage",
  "tax/payroll-tax",
  "loans-credit/credit-card-payoff",
  "investment-retirement/retirement-planner",
  "mortgage-real-estate/rent-vs-buy",
  "loans-credit/auto-loan",
  "investment-retirement/compound-interest",
];

/** Questions as people ask them. Each opens its calculator with the example answered. */
export const Questions = () => (
  <section
    aria-labelledby="questions"
    className="rounded-xl border bg-card px-4 py-4 sm:px-7 sm:py-6"
  >
    <h2 id="questions" className="text-lg font-semibold tracking-tight">
      Start from your question
    </h2>
    <p className="text-sm text-muted-foreground">Each opens with a worked example.</p>
    <ul className="mt-2 divide-y">
      {asked.map((id) => (
        <li key={id}>
          <Link
            variant="plain"
            href={exampleHref(id)}
            className="flex min-h-target items-center justify-between gap-3 py-2 font-medium hover:text-primary"
          >
            {wordsOf[id].question}
            <ArrowRight className="size-4 line-icon text-primary" />
          </Link>
        </li>
      ))}
    </ul>
  </section>
);
