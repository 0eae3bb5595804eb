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
    "The math behind every calculator as one JavaScript module with types and no dependencies: how to call it, what it takes and what it returns.",
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
        All of {site.name}’s calculations are in one JavaScript module with no dependencies. Your
        page, script or tests can call the same functions the calculators call.
      </PageHeading>
      <div className="grid grid-cols-1 gap-12">
        <Section id="call" title="In three lines">
          <CodeBlock>{lines}</CodeBlock>
          <Prose className="mt-4">
            <p>
              This logs {monthlyPayment}, the loan payment calculator’s monthly payment before
              rounding. It runs as is in a <code>{'<script type="module">'}</code> on any page. Node
              imports files, not addresses: save{" "}
              <Link href={engineFiles.module} download>
                figurewell.js
              </Link>{" "}
              next to your program and import that.
            </p>
          </Prose>
        </Section>

        <Section id="contents" title="What is in it">
          <Prose>
            <ul>
              <li>
                <code>calculations</code>: all {calculatorIds.length} of them, each under the path
                of its page. Inputs and results have the names listed in{" "}
                <Link href="/calculators.json">calculators.json</Link>, with the limits of every
                input and the unit of every result.
              </li>
              <li>
                <code>finance</code>: the {numberOfFunctions(finance)} formulas behind them, such as{" "}
                <code>finance.payment</code> and <code>finance.effectiveRate</code>.
              </li>
              <li>
                <code>rates</code>: federal tax law for {rates.lawYears[0]} to {rates.newestYear} as{" "}
                <code>rates.lawOf({`"${rates.newestYear}"`})</code> returns it, with the document
                behind each number, and the calculations the law requires.
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
              to your project. It has the types and comments for every function and applies to every
              import of <code>figurewell.js</code>, from its address or from a copy.
            </p>
          </Prose>
        </Section>

        <Section id="arguments" title="What to give it">
          <Prose>
            <ul>
              <li>
                To <code>calculations</code>: amounts in dollars, rates as an annual percentage (6.5
                is 6.5%), and terms in the unit named in the types. Many <code>finance</code>{" "}
                formulas take the rate per period as a fraction instead (0.005 is 0.5%); each
                formula’s comment says which. Results are not rounded.
              </li>
              <li>
                Numbers within their limits. Before calculating, a function throws a{" "}
                <code>TypeError</code> if an argument is missing or has the wrong type, and a{" "}
                <code>RangeError</code> if a number is not finite or is out of range. The message
                names the argument: “{refusal}”
              </li>
              <li>
                A calculation takes what its page would take in each box, within the limits listed
                in calculators.json. If you leave out an input, it gets the value its box has when
                the page opens. A formula takes amounts up to {formatWholeUsd(largest.money)}, rates
                up to {formatNumber(largest.percent)}% (a fraction of{" "}
                {formatNumber(largest.percent / 100)}), and terms up to{" "}
                {formatCount(largest.years, "year")} or {formatNumber(largest.months)} periods.
              </li>
              <li>
                Numbers that have an answer. A calculation without a finite result throws a{" "}
                <code>RangeError</code>, for example if a payment doesn’t cover the interest; so
                does a formula that would return <code>NaN</code>. But nothing checks whether your
                numbers make sense: if the retirement age is below the current age, the result is
                meaningless.
              </li>
              <li>
                The date, if the result depends on it. {asksForTheDay.length} of the calculations
                take it as a second argument, so the same call returns the same result tomorrow:
              </li>
            </ul>
            <CodeBlock>{payoffLines}</CodeBlock>
            <p>
              This debt is paid off after {totalMonths} payments. Without the second argument, these
              calculations throw an error.
            </p>
          </Prose>
        </Section>

        <Section id="integrity" title="Pin this exact file">
          <CodeBlock>{pinnedLines}</CodeBlock>
          <Prose className="mt-4">
            <p>
              Put this in your page before its first module. The browser then runs only this exact
              file from that address: not one that someone has changed, and not our next version,
              which you can read before you use its hash. Until you update the hash, the import
              fails; if it must not fail, import a copy. Browsers too old to know these lines run
              whatever they get.
            </p>
            <p>
              For a copy, compare the hash with the output of{" "}
              <code>openssl dgst -sha384 -binary figurewell.js | openssl base64 -A</code>.
            </p>
          </Prose>
        </Section>

        <Section id="promises" title="What you can rely on">
          <Prose>
            <ul>
              <li>
                The functions are the same ones the pages use. A test loads only the published file
                into Node and runs it on the worked cases from{" "}
                <Link href={accuracyPage.href}>Accuracy</Link> that have an answer.
              </li>
              <li>They make no requests, store nothing, and don’t read the clock.</li>
              <li>
                The file at this address changes when we correct a calculation or add a year of law,
                and so does its <code>version</code>, now {version}, which is also shown in a copied
                result. If results must not change, keep a copy of the file.
              </li>
              <li>
                The license is MIT: use it for anything, and include its notice. Results are
                estimates for general information, not financial, tax or legal advice.
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
