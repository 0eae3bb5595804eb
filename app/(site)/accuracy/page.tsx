import type { Metadata } from "next";

import { Prose } from "@/components/prose/prose";
import { Section } from "@/components/prose/section";
import { Breadcrumb } from "@/components/site/breadcrumb";
import { EvidenceTable } from "@/components/site/evidence-table";
import { PageJsonLd } from "@/components/site/json-ld/page-json-ld";
import { Link } from "@/components/site/link";
import { PageHeading } from "@/components/site/page-heading";
import {
  evidence,
  evidenceByCategory,
  inAll,
  mutationSoFar,
  partOf,
  type Measured,
} from "@/content/accuracy";
import { stateResults } from "@/content/tested/state-comparison";
import { trailTo } from "@/content/trail";
import { calculatorIds } from "@/lib/catalogue/calculators";
import { accuracyPage, differencesPage, limitsPage, stateTaxesPage } from "@/lib/catalogue/pages";
import { formatIsoDay, formatNumber, formatPercent } from "@/lib/format";
import { pageMetadata } from "@/lib/metadata";
import { site } from "@/lib/site";

import { ByLaw } from "./by-law";
import { Sources } from "./sources";

const page = {
  title: accuracyPage.name,
  path: accuracyPage.href,
  description:
    "How we check every calculator: the independent sources, the largest difference found, what is simplified, and how to report an error.",
};

export const metadata: Metadata = pageMetadata(page);

const worked = inAll(evidence.workedCases);
const engine = inAll(evidence.secondEngine);
const mutation = mutationSoFar(evidence);
const { wageEarners, agreed } = stateResults;

export default function AccuracyPage() {
  return (
    <>
      <PageJsonLd {...page} />
      <Breadcrumb steps={trailTo(accuracyPage.href)} />
      <PageHeading
        title="How we check the numbers"
        note={
          <>
            Last measured on <time dateTime={evidence.date}>{formatIsoDay(evidence.date)}</time>, at
            commit <code>{evidence.commit}</code> of the source. The tests themselves wrote every
            number in the tables below. They measure a calculator again when its code changes.
          </>
        }
      >
        We compute each calculator’s results more than once, with our own code and with others’, and
        compare them. Here is what we compared, how far apart the results were, and what a
        comparison can’t show.
      </PageHeading>
      <InFigures />

      <div className="mt-14 grid grid-cols-1 gap-16">
        <Section id="not-advice" title="Arithmetic, not advice">
          <Prose>
            <p>
              These checks are about the math. They show that a calculator does what it says with
              the numbers you give it. They can’t show that those numbers will come true, that you
              asked the right question, or that a lender, an insurer or the IRS will get the same
              amount. We also list{" "}
              <Link href={limitsPage.href}>what each calculator leaves out</Link>.
            </p>
          </Prose>
        </Section>

        <Section id="sources" title="What we compare the numbers with">
          <Sources />
        </Section>

        <Section id="calculators" title="Calculator by calculator">
          <Prose className="mb-6">
            <p>
              <strong>The largest difference</strong> is the farthest any number was from the other
              source’s, as a fraction of it: “1 in 1 million” means one dollar in a million. For
              numbers below 1, it is in their own unit, such as dollars. “Last digits” means less
              than 1 in 100 trillion, the limit of sixteen digits. “None” means the same to the last
              digit.
            </p>
            <p>
              “In decimals” shows whether tests recompute the whole calculator with more digits, or
              only some of the formulas it uses.
            </p>
          </Prose>
          <EvidenceTable
            label="What each calculator is compared with"
            columns={columns}
            groups={evidenceByCategory.map(({ slug, name, rows }) => ({
              slug,
              name,
              rows: rows.map(({ href, name, measured }) => ({
                href,
                name,
                cells: cellsOf(measured),
              })),
            }))}
          />
        </Section>

        <Section id="states" title="State income tax, state by state">
          <Prose>
            <p>
              {`We compare the income tax of all 50 states and the District of Columbia with two models that share no code, PolicyEngine and TAXSIM. Of ${formatNumber(wageEarners.cases)} wage earners, ${formatNumber(wageEarners.met)} are within $1. Of ${formatNumber(agreed.cases)} households on which both models agree, ${formatNumber(agreed.met)} are within $2. `}
              <Link href={stateTaxesPage.href}>See every state</Link>, and{" "}
              <Link href={`${differencesPage.href}#states`}>every difference with its cause</Link>.
            </p>
          </Prose>
        </Section>

        <Section id="law" title="Calculators that show both the law and an illustration">
          <Prose className="mb-6">
            <p>
              Some calculators give two answers: one under the law of the year shown, and one with
              fixed 2024 numbers, labeled as such. Here are both answers for each page’s example.
            </p>
          </Prose>
          <ByLaw />
        </Section>

        <Section id="tests" title="Are the tests themselves any good?">
          <Prose>
            <p>
              A test that can’t fail proves nothing. So we change the code on purpose, a little at a
              time: a plus becomes a minus, a “more than” becomes an “at least”. After each change,
              some test has to fail.
            </p>
            <MutationSoFar />
          </Prose>
        </Section>

        <Section id="blind-spots" title="What these tests can’t show">
          <Prose>
            <ul>
              <li>
                That every input gives the right answer. Everything we tried was right, but no one
                can try every input.
              </li>
              <li>
                That our reading of a law or of a lender’s rules is the one that will apply to you.
              </li>
              <li>
                That a law is still the same today. Numbers under the law show their year, their
                document and the date we last checked it.
              </li>
              <li>
                That a return, an inflation rate or a price you enter will come true. Most results
                depend on these more than on anything above.
              </li>
              <li>
                That your lender rounds the way we do. We round amounts only when we show them, so a
                schedule adds up.
              </li>
            </ul>
          </Prose>
        </Section>

        <Section id="report" title="Found an error?">
          <Prose>
            <p>
              Write to <Link href={reportAddress}>{site.email}</Link>. What helps most:
            </p>
            <ul>
              <li>
                the link from “Copy link” under the result: it contains the numbers you entered and
                opens the same result for us. Leave it out if you don’t want to share them;
              </li>
              <li>the number that looks wrong, and what you expected instead;</li>
              <li>
                where your number comes from: a statement, a form, a spreadsheet, another
                calculator;
              </li>
              <li>your browser, if the problem is how something looks, not the math.</li>
            </ul>
            <p>If the error is ours, it becomes a test, so it can’t come back unnoticed.</p>
          </Prose>
        </Section>
      </div>
    </>
  );
}

const reportAddress = `mailto:${site.email}?subject=${encodeURIComponent(`An error in a ${site.name} calculator`)}`;

/** The page in four numbers. */
const InFigures = () => (
  <dl className="grid grid-cols-2 gap-px overflow-hidden rounded-xl border bg-border lg:grid-cols-4">
    {[
      ["Calculators", formatNumber(calculatorIds.length), "each with its own row below"],
      ["Worked cases", formatNumber(worked.cases), differenceOf(worked.largestDifference)],
      ["Random inputs", formatNumber(engine.cases), "computed by a second engine"],
      ["Numbers compared", formatNumber(engine.figures), differenceOf(engine.largestDifference)],
    ].map(([label, figure, note]) => (
      <div key={label} className="flex flex-col bg-card p-4 sm:p-5">
        <dt className="text-sm text-muted-foreground">{label}</dt>
        <dd className="text-2xl font-semibold tracking-tight tabular-nums sm:text-3xl">{figure}</dd>
        <dd className="mt-1 text-sm text-muted-foreground">{note}</dd>
      </div>
    ))}
  </dl>
);

const differenceOf = (difference: number) => `largest difference: ${partOf(difference)}`;

const columns = [
  { name: "Worked cases", parts: ["Cases", "Largest difference"] },
  { name: "Second engine", parts: ["Inputs", "Numbers", "Largest difference"] },
  { name: "Cases of law", parts: [""] },
  { name: "Published cases", parts: [""] },
  { name: "Awkward inputs", parts: [""] },
  { name: "In decimals", parts: [""] },
];

/** In the order of the columns; empty where there is nothing. */
const cellsOf = (measured?: Measured): readonly string[] =>
  measured
    ? [
        number(measured.worked.cases),
        partOf(measured.worked.largestDifference),
        number(measured.engine.cases),
        number(measured.engine.figures),
        partOf(measured.engine.largestDifference),
        number(measured.lawCases),
        number(measured.publishedCases),
        number(measured.awkwardInputs),
        measured.inDecimals ? "whole" : measured.formulasInDecimals > 0 ? "formulas" : "",
      ]
    : columns.flatMap(({ parts }) => parts.map(() => "not yet"));

const number = (value: number) => (value > 0 ? formatNumber(value) : "");

/** How much of the arithmetic has been changed on purpose, and what the tests noticed. */
function MutationSoFar() {
  const { files, allFiles, changes, noticed, first, last } = mutation;
  if (!first || !last)
    return (
      <p>
        Every test run does this to one file of the math code, a different one each day. We haven’t
        measured a score for all {formatNumber(allFiles)} files yet, so we don’t give one.
      </p>
    );
  const when =
    first === last
      ? `on ${formatIsoDay(first)}`
      : `between ${formatIsoDay(first)} and ${formatIsoDay(last)}`;
  const measured =
    files < allFiles
      ? `${formatNumber(files)} of ${formatNumber(allFiles)} files of the current math code, not yet for the rest`
      : `all ${formatNumber(files)} files of the math code`;
  return (
    <p>
      {`Measured ${when} for ${measured}: the tests caught ${formatNumber(noticed)} of ${formatNumber(changes)} changes, or ${formatPercent((noticed / changes) * 100)}. Some changes have no effect, so the tests can’t catch every one.`}
    </p>
  );
}
