import type { Metadata } from "next";

import { CalculatorById } from "@/components/calculators/calculator-by-id";
import { CalculatorWords } from "@/components/prose/calculator-words";
import { Breadcrumb } from "@/components/site/breadcrumb";
import { CategoryHeading } from "@/components/site/catalogue/category-heading";
import { SiblingList } from "@/components/site/catalogue/sibling-list";
import { EarlyForm } from "@/components/site/early/early-form";
import { Island } from "@/components/site/island";
import { CalculatorJsonLd } from "@/components/site/json-ld/calculator-json-ld";
import { Link } from "@/components/site/link";
import { wordsOf } from "@/content/calculators";
import { trailTo } from "@/content/trail";
import { definitionOf } from "@/lib/calc/definitions";
import type { Definition } from "@/lib/calculator/definition";
import { formulaFaults } from "@/lib/calculator/formula/formula-faults";
import { exampleAnswerOf } from "@/lib/calculator/report/example-answer";
import { calculators, type CalculatorId } from "@/lib/catalogue/calculators";
import { categoryOf } from "@/lib/catalogue/directory";
import { embedPage } from "@/lib/catalogue/pages";
import {
  calculatorIdFrom,
  calculatorParams,
  hrefOf,
  type CalculatorParams,
} from "@/lib/catalogue/routes";
import { pageMetadata } from "@/lib/metadata";

type Props = { params: CalculatorParams };

export const dynamicParams = false;
export const generateStaticParams = calculatorParams;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const id = await calculatorIdFrom(params);
  const { name, description } = calculators[id];
  const { question } = wordsOf[id];
  return pageMetadata({ title: name, description, path: hrefOf(id), question });
}

export default async function CalculatorPage({ params }: Props) {
  const id = await calculatorIdFrom(params);
  const href = hrefOf(id);
  refuseFaults(id);
  const words = wordsOf[id];
  const { name, description } = calculators[id];
  const category = categoryOf(id);
  const related = words.related.map(({ id, reason }) => ({
    href: hrefOf(id),
    name: calculators[id].name,
    reason,
  }));

  return (
    <>
      <CalculatorJsonLd name={name} description={description} href={href} faq={words.faq} />
      <Breadcrumb steps={trailTo(href)} />
      <CategoryHeading
        slug={category.slug}
        title={name}
        note="Estimates only · Runs in your browser"
      >
        {words.question}
      </CategoryHeading>
      <noscript>
        <p className="mb-6 rounded-xl border border-input bg-muted p-5">
          JavaScript is turned off in this browser, so the form can’t calculate. What you type stays
          in its boxes and isn’t sent anywhere. You can still read everything below: how the
          calculation works, tips, and answers to common questions.
        </p>
      </noscript>
      <Island
        name="calculator"
        of={CalculatorById}
        props={{ id, example: exampleOn(id, words.reviewed) }}
      />
      <EarlyForm />
      <div
        data-slot="words"
        className="mt-16 grid gap-x-12 gap-y-14 lg:grid-cols-[minmax(0,1fr)_17rem] print:block"
      >
        <CalculatorWords words={words} related={related} />
        <aside aria-label="In this category">
          <SiblingList category={category} currentHref={href} />
          <p className="mt-6">
            <Link href={`${embedPage.href}#calculator=${id}`}>
              Put this calculator on your site
            </Link>
          </p>
        </aside>
      </div>
    </>
  );
}

/** As of the day of the words, so that a build does not change with the day. */
function exampleOn(id: CalculatorId, reviewed: string) {
  const [year = 0, month = 0, day = 0] = reviewed.split("-").map(Number);
  const definition = definitionOf(id) as unknown as Definition<object, object>;
  return exampleAnswerOf(definition, { year, month, day });
}

/** A formula that names what is not there fails the build. */
function refuseFaults(id: CalculatorId) {
  const faults = formulaFaults(definitionOf(id));
  if (faults.length > 0) throw new Error(`${id}: ${faults.join("; ")}`);
}
