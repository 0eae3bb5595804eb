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
import { trailTo } from "@/content/trail";
import { calculatorIds } from "@/lib/catalogue/calculators";
import { accuracyPage, limitsPage } from "@/lib/catalogue/pages";
import { formatIsoDay, formatNumber, formatPercent } from "@/lib/format";
import { pageMetadata } from "@/lib/metadata";
import { site } from "@/lib/site";

import { ByLaw } from "./by-law";
import { Sources } from "./sources";

const page = {
  title: accuracyPage.name,
  path: accuracyPage.href,
  description:
    "How every calculator is checked, against which independent sources, the largest difference found, what is simplified, and how to report an error.",
};

export const metadata: Metadata = pageMetadata(page);

const worked = inAll(evidence.workedCases);
const engine = inAll(evidence.secondEngine);
const mutation = mutationSoFar(evidence);

export default function AccuracyPage() {
  return (
    <>
      <PageJsonLd {...page} />
      <Breadcrumb steps={trailTo(accuracyPage.href)} />
      <PageHeading
        title="How the figures are checked"
        note={
          <>
            Measured on <time dateTime={evidence.date}>{formatIsoDay(evidence.date)}</time>, at
            commit <code>{evidence.commit}</code> of the source. Every number in the tables below
            was written by the tests themselves, and they fail when one is no longer true.
          </>
        }
      >
        Each calculator is computed more than once, by us and by others, and the results are
        compared. Here is what was compared, how far apart it was, and what such a comparison cannot
        show.
      </PageHeading>
      <InFigures />

      <div className="mt-14 grid grid-cols-1 gap-16">
        <Section id="not-advice" title="Arithmetic, not advice">
          <Prose>
            <p>
              These are checks of sums. They say that a calculator does what it claims to do with
              the numbers it is given. They cannot say that those numbers will come true, that the
              question was the right one for you, or that a lender, an insurer or the IRS will come
              to the same amount.{" "}
              <Link href={limitsPage.href}>What each calculator leaves out</Link> is a list of its
              own.
            </p>
          </Prose>
        </Section>

        <Section id="sources" title="What the figures are held against">
          <Sources />
        </Section>

        <Section id="calculators" title="Calculator by calculator">
          <Prose className="mb-6">
            <p>
              <strong>The largest difference</strong> is the furthest that any compared number was
              from the other source’s, as a part of that number: “1 in 1 million” is a dollar in a
              million. For numbers below 1 it is in dollars, or in whatever the number counts. “Last
              digits” is less than 1 in 100 trillion, what is left when a computer keeps sixteen
              digits. “None” is the same to the last digit.
            </p>
            <p>
              “In decimals” says whether tests compute the calculator as a whole again with more
              digits, or some of the formulas it rests on.
            </p>
          </Prose>
          <EvidenceTable
            label="What each calculator is held against"
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

        <Section id="law" title="Where an illustration stands beside the law">
          <Prose className="mb-6">
            <p>
              Some calculators answer twice: first by the law of the year they name, and beside it
              by fixed figures of 2024, which say so. Here are both answers to the example of each
              page.
            </p>
          </Prose>
          <ByLaw />
        </Section>

        <Section id="tests" title="Are the tests themselves any good?">
          <Prose>
            <p>
              A test that cannot fail shows nothing. So the arithmetic is changed on purpose, a
              little at a time: a plus into a minus, a “more than” into an “at least”. After each
              change some test has to fail.
            </p>
            <MutationSoFar />
          </Prose>
        </Section>

        <Section id="blind-spots" title="What no test here can show">
          <Prose>
            <ul>
              <li>
                That every input gives a right answer. What was tried was right; there are always
                more inputs than can be tried.
              </li>
              <li>
                That our reading of a law or of a lender’s rules is the one that will be applied to
                you.
              </li>
              <li>
                That a law is still the same today. The figures under the law name their year, their
                document and the day it was last checked.
              </li>
              <li>
                That a rate of return, an inflation rate or a price that you enter will come true.
                Most results depend on them more than on anything above.
              </li>
              <li>
                That your lender rounds as we do. Amounts are rounded here when they are shown and
                not before, so that a schedule adds up.
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
                the link that “Copy link” makes under the result: it holds the numbers you entered
                and opens the same result for us. Leave it out if you would rather not share them;
              </li>
              <li>the figure you doubt, and what you expect instead;</li>
              <li>
                where your figure comes from: a statement, a form, a spreadsheet, another
                calculator;
              </li>
              <li>your browser, if something looks wrong rather than adds up wrong.</li>
            </ul>
            <p>
              A case that turns out to be ours becomes a test, so that the same error cannot come
              back unnoticed.
            </p>
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
      ["Calculators", formatNumber(calculatorIds.length), "each with its own line below"],
      ["Worked cases", formatNumber(worked.cases), differenceOf(worked.largestDifference)],
      ["Random inputs", formatNumber(engine.cases), "computed by a second engine"],
      [
        "Numbers compared with it",
        formatNumber(engine.figures),
        differenceOf(engine.largestDifference),
      ],
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
        Every run of the tests does this to one file of the arithmetic, another each day. A score
        over all {formatNumber(allFiles)} files has not been measured yet, so none is stated.
      </p>
    );
  const when =
    first === last
      ? `on ${formatIsoDay(first)}`
      : `between ${formatIsoDay(first)} and ${formatIsoDay(last)}`;
  return (
    <p>
      {files < allFiles
        ? `Measured ${when} for ${formatNumber(files)} of ${formatNumber(allFiles)} files of the arithmetic as they stand now, the rest not yet: `
        : `Measured ${when} for all ${formatNumber(files)} files of the arithmetic: `}
      the tests noticed {formatNumber(noticed)} of {formatNumber(changes)} changes,{" "}
      {formatPercent((noticed / changes) * 100)}. Some changes change nothing, such as “at least”
      for “more than” where the two cannot differ, so not every one can be noticed.
    </p>
  );
}
