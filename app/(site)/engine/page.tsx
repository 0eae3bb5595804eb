import type { Metadata } from "next";

import { CodeBlock } from "@/components/prose/code-block";
import { Prose } from "@/components/prose/prose";
import { Section } from "@/components/prose/section";
import { Breadcrumb } from "@/components/site/breadcrumb";
import { PageJsonLd } from "@/components/site/json-ld/page-json-ld";
import { Link } from "@/components/site/link";
import { PageHeading } from "@/components/site/page-heading";
import { trailTo } from "@/content/trail";
import { largest } from "@/lib/calculator/form/number-field";
import { calculatorIds } from "@/lib/catalogue/calculators";
import { accuracyPage, enginePage } from "@/lib/catalogue/pages";
import { engineFiles } from "@/lib/catalogue/routes";
import { calculations, finance, rates, version } from "@/lib/engine";
import { formatCount, formatNumber, formatWholeUsd } from "@/lib/format";
import { pageMetadata } from "@/lib/metadata";
import { site } from "@/lib/site";

import { lines, monthlyPayment, payoffLines, pinnedLines, refusal, totalMonths } from "./examples";

const title = "Use the calculations in your own program";

const page = {
  title,
  path: enginePage.href,
  description:
    "The arithmetic of every calculator as one JavaScript module without dependencies, with types: how to call it, what it takes and what it answers.",
};

export const metadata: Metadata = pageMetadata(page);

/** A calculation that asks for the day takes it as a second argument. */
const asksForTheDay = calculatorIds.filter((id) => calculations[id].length > 1);

export default function EnginePage() {
  return (
    <>
      <PageJsonLd {...page} />
      <Breadcrumb steps={trailTo(enginePage.href)} />
      <PageHeading title={title}>
        Everything that {site.name} calculates is one JavaScript module that depends on nothing.
        Your page, your script or your tests can call the same functions that the calculators call.
      </PageHeading>
      <div className="grid grid-cols-1 gap-12">
        <Section id="call" title="In three lines">
          <CodeBlock>{lines}</CodeBlock>
          <Prose className="mt-4">
            <p>
              This logs {monthlyPayment}: what the loan payment calculator shows as the monthly
              payment, before it is rounded. It runs as it stands in a{" "}
              <code>{'<script type="module">'}</code> of any page. Node imports files and not
              addresses: save{" "}
              <Link href={engineFiles.module} download>
                figurewell.js
              </Link>{" "}
              beside your program and import that.
            </p>
          </Prose>
        </Section>

        <Section id="contents" title="What is in it">
          <Prose>
            <ul>
              <li>
                <code>calculations</code>: all {calculatorIds.length} of them, each under the path
                of its page. What a calculation takes and answers has the names that{" "}
                <Link href="/calculators.json">calculators.json</Link> lists, with the bounds of
                every input and the unit of every result.
              </li>
              <li>
                <code>finance</code>: the {numberOfFunctions(finance)} formulas that they are made
                of, such as <code>finance.payment</code> and <code>finance.effectiveRate</code>.
              </li>
              <li>
                <code>rates</code>: the federal tax law of {rates.lawYears[0]} to {rates.newestYear}{" "}
                as <code>rates.lawOf({`"${rates.newestYear}"`})</code> gives it, with the document
                behind each number, and the sums that the law prescribes.
              </li>
            </ul>
          </Prose>
        </Section>

        <Section id="types" title="With TypeScript">
          <Prose>
            <p>
              Add{" "}
              <Link href={engineFiles.types} download>
                figurewell.d.ts
              </Link>{" "}
              to your project. It holds the types and the comments of every function, and applies to
              each import of <code>figurewell.js</code>, from its address or from a copy.
            </p>
          </Prose>
        </Section>

        <Section id="arguments" title="What to give it">
          <Prose>
            <ul>
              <li>
                To <code>calculations</code>: amounts in dollars, rates as percent a year (6.5 is
                6.5%), terms in the unit that the types name. Many formulas of <code>finance</code>{" "}
                take the rate of a period as a fraction instead (0.005 is 0.5%); the comment of each
                says which. Results are not rounded.
              </li>
              <li>
                Numbers within their limits. Before it calculates, a function throws a{" "}
                <code>TypeError</code> for an argument that is missing or of another type, and a{" "}
                <code>RangeError</code> for a number that is not finite or beyond its limits. The
                sentence names the argument: “{refusal}”
              </li>
              <li>
                A calculation takes what its page would take in each box, within the bounds that
                calculators.json lists. An input that you leave out counts as what its box holds
                when the page opens. A formula takes amounts up to {formatWholeUsd(largest.money)},
                rates up to {formatNumber(largest.percent)}% (a fraction of{" "}
                {formatNumber(largest.percent / 100)}), and terms up to{" "}
                {formatCount(largest.years, "year")} or {formatNumber(largest.months)} periods.
              </li>
              <li>
                Numbers that have an answer together. A calculation without a finite result throws a{" "}
                <code>RangeError</code>, as for a payment that does not cover the interest; so does
                a formula that would answer <code>NaN</code>. But nobody asks whether your numbers
                make sense: with a retirement age below the current one, the answer means nothing.
              </li>
              <li>
                The day, where an answer depends on it. {asksForTheDay.length} of the calculations
                take it as a second argument, so that the same call answers the same tomorrow:
              </li>
            </ul>
            <CodeBlock>{payoffLines}</CodeBlock>
            <p>
              This debt is gone after {totalMonths} payments. Without the second argument such a
              calculation throws.
            </p>
          </Prose>
        </Section>

        <Section id="integrity" title="Pin this exact file">
          <CodeBlock>{pinnedLines}</CodeBlock>
          <Prose className="mt-4">
            <p>
              Put this in your page before its first module. The browser then runs nothing else from
              that address: neither a file that somebody has altered nor our next version, which you
              can read before you take its hash. Until you do, the import fails; where it must not,
              import a copy. A browser too old to know these lines runs whatever comes.
            </p>
            <p>
              For a copy, compare the hash with what{" "}
              <code>openssl dgst -sha384 -binary figurewell.js | openssl base64 -A</code> prints.
            </p>
          </Prose>
        </Section>

        <Section id="promises" title="What you can rely on">
          <Prose>
            <ul>
              <li>
                The functions are those of the pages. A test loads the published file into Node
                without anything else and runs the worked cases of{" "}
                <Link href={accuracyPage.href}>Accuracy</Link> that have an answer through it.
              </li>
              <li>They make no request, keep nothing, and read no clock.</li>
              <li>
                The file at this address changes when we correct a calculation or add a year of law,
                and with it its <code>version</code>, now {version}: the one that a copied result
                names. Where an answer must stay as it is, keep a copy of the file.
              </li>
              <li>
                The license is MIT: use it for anything, with its notice. Results are estimates for
                general information, not financial, tax or legal advice.
              </li>
            </ul>
          </Prose>
        </Section>
      </div>
    </>
  );
}

const numberOfFunctions = (formulas: object) =>
  Object.values(formulas).filter((one) => typeof one === "function").length;
