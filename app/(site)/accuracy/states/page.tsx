import type { Metadata } from "next";

import { Prose } from "@/components/prose/prose";
import { Section } from "@/components/prose/section";
import { Breadcrumb } from "@/components/site/breadcrumb";
import { PageJsonLd } from "@/components/site/json-ld/page-json-ld";
import { Link } from "@/components/site/link";
import { PageHeading } from "@/components/site/page-heading";
import { stateResults } from "@/content/tested/state-comparison";
import { trailTo } from "@/content/trail";
import { differencesPage, stateTaxesPage } from "@/lib/catalogue/pages";
import { formatNumber } from "@/lib/format";
import { pageMetadata } from "@/lib/metadata";

import { StatesTable } from "./states-table";

const page = {
  title: "State income tax, state by state",
  path: stateTaxesPage.href,
  description:
    "How close our income tax of every state is to two independent tax models: households compared, the largest difference, and the law it follows.",
};

export const metadata: Metadata = pageMetadata(page);

const { wageEarners, agreed, agreedWithMore, modelsPart } = stateResults;

export default function StateTaxesPage() {
  return (
    <>
      <PageJsonLd {...page} />
      <Breadcrumb steps={trailTo(stateTaxesPage.href)} />
      <PageHeading title={page.title}>
        We compare the income tax of the 50 states and the District of Columbia with two models that
        others wrote: PolicyEngine, and TAXSIM of the National Bureau of Economic Research. Here is
        how close each state comes. <Link href={differencesPage.href}>Every difference</Link> has
        its cause on a page of its own.
      </PageHeading>

      <div className="mt-14 grid grid-cols-1 gap-16">
        <Section id="compared" title="What we compared">
          <Prose>
            <ul>
              <li>
                <strong>Wage earners</strong> of 2025 and 2026, by PolicyEngine:{" "}
                {near(wageEarners.met, wageEarners.cases)} are within $1. We count 2026 only where
                the state has set its numbers, and Maryland with Allegany County’s tax of 3.03%,
                which the model adds.
              </li>
              <li>
                <strong>Households on which the models agree</strong> within $5, of 2025, with
                wages, businesses, gains, pensions and Social Security:{" "}
                {near(agreed.met, agreed.cases)} are within $2 of a model.
              </li>
              <li>
                <strong>More such households</strong>, with something no calculator here asks for:{" "}
                {near(agreedWithMore.met, agreedWithMore.cases)} are within $2 all the same.
              </li>
              <li>
                <strong>Households on which the models differ</strong>: in{" "}
                {near(modelsPart.metOne, modelsPart.cases)} we are within $2 of one of them.
              </li>
            </ul>
          </Prose>
        </Section>

        <Section id="states" title="Every state">
          <Prose className="mb-6">
            <p>
              The cases are those of the first two kinds: wage earners count within $1, the others
              within $2. Under each state stand the years of law we have, with the documents that
              set them.
            </p>
          </Prose>
          <StatesTable />
        </Section>
      </div>
    </>
  );
}

const near = (met: number, all: number) => `${formatNumber(met)} of ${formatNumber(all)}`;
