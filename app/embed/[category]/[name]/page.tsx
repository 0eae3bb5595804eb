import type { Metadata } from "next";

import { CalculatorById } from "@/components/calculators/calculator-by-id";
import { leaveFrame, tellHeight } from "@/components/embed/frame-scripts";
import { EarlyForm } from "@/components/site/early/early-form";
import { InlineScript } from "@/components/site/early/inline-script";
import { Island } from "@/components/site/island";
import { Link } from "@/components/site/link";
import { wordsOf } from "@/content/calculators";
import { calculators } from "@/lib/catalogue/calculators";
import {
  calculatorIdFrom,
  calculatorParams,
  hrefOf,
  type CalculatorParams,
} from "@/lib/catalogue/routes";
import { heightKind } from "@/lib/embed/height";
import { pageMetadata } from "@/lib/metadata";
import { scriptText } from "@/lib/script-text";
import { site } from "@/lib/site";

type Props = { params: CalculatorParams };

export const dynamicParams = false;
export const generateStaticParams = calculatorParams;

/** All that is said of it is said of the calculator's own page, which is the one to be found. */
export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const id = await calculatorIdFrom(params);
  const { name, description } = calculators[id];
  const { question } = wordsOf[id];
  const own = pageMetadata({ title: name, description, path: hrefOf(id), question });
  return { ...own, robots: { index: false } };
}

/** A calculator alone, for a frame in the page of another site. */
export default async function EmbeddedPage({ params }: Props) {
  const id = await calculatorIdFrom(params);

  return (
    <>
      <main data-slot="embedded" className="w-full p-1">
        <h1 className="mb-3 text-2xl font-semibold tracking-tight text-balance">
          {calculators[id].name}
        </h1>
        <noscript>
          <p className="mb-6 rounded-xl border border-input bg-muted p-5">
            JavaScript is turned off in this browser, so the form can’t calculate. What you type
            stays in its boxes and isn’t sent anywhere.
          </p>
        </noscript>
        <Island name="calculator" of={CalculatorById} props={{ id }} />
        <EarlyForm />
        <p className="mt-3 text-sm text-muted-foreground">
          Estimates only · {site.name} ·{" "}
          <Link
            variant="plain"
            href={hrefOf(id)}
            target="_blank"
            rel="noopener"
            className="inline-flex min-h-target items-center underline underline-offset-4"
          >
            open the full calculator
          </Link>
        </p>
      </main>
      <InlineScript
        name="frame-behavior"
        text={`${scriptText(tellHeight, heightKind, id)};${scriptText(leaveFrame)}`}
      />
    </>
  );
}
