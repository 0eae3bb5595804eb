import { ArrowRight } from "lucide-react";

import { Link } from "@/components/site/link";
import type { CalculatorLink } from "@/lib/catalogue/directory";

import { CatalogueIcon } from "./catalogue-icon";

type CardProps = {
  calculator: CalculatorLink;
  /** The level below the heading that the grid stands under. */
  heading: "h2" | "h3";
};

/** A calculator in a grid. The whole card is the link; its name says which calculator it opens. */
function CalculatorCard({ calculator, heading: Heading }: CardProps) {
  const { href, name, description, icon } = calculator;
  return (
    <article
      data-slot="calculator-card"
      className="group relative flex h-full flex-col rounded-xl border bg-card p-5 transition-colors hover:border-primary has-focus-visible:border-primary sm:p-6"
    >
      <div className="flex items-center gap-3">
        <CatalogueIcon name={icon} className="size-6 text-primary" />
        <Heading className="min-w-0 text-lg leading-snug font-semibold tracking-tight">
          {name}
        </Heading>
      </div>
      <p className="mt-3 leading-relaxed text-pretty text-muted-foreground">{description}</p>
      <Link
        variant="plain"
        href={href}
        className="mt-auto -mb-2 inline-flex min-h-target items-center gap-1.5 pt-3 font-medium text-primary after:absolute after:inset-0 after:rounded-xl"
      >
        <span className="underline-offset-4 group-hover:underline">
          Go to Calculator<span className="sr-only">{`: ${name}`}</span>
        </span>
        <ArrowRight className="size-4 line-icon" />
      </Link>
    </article>
  );
}

type GridProps = {
  calculators: readonly CalculatorLink[];
  heading: CardProps["heading"];
};

export function CalculatorGrid({ calculators, heading }: GridProps) {
  return (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,19rem),1fr))] gap-4">
      {calculators.map((calculator) => (
        <li key={calculator.href}>
          <CalculatorCard calculator={calculator} heading={heading} />
        </li>
      ))}
    </ul>
  );
}
