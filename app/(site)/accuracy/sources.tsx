import type { ReactNode } from "react";

import { Prose } from "@/components/prose/prose";
import { evidence, inAll, partOf, type Comparison } from "@/content/accuracy";
import { calculatorIds } from "@/lib/catalogue/calculators";
import { formatNumber } from "@/lib/format";

const worked = inAll(evidence.workedCases);
const engine = inAll(evidence.secondEngine);
const law = inAll(evidence.lawCases);
const published = inAll(evidence.publishedCases);
const { awkwardInputs, awkwardEverywhere, awkwardUnnamed } = evidence.reach.all;

const refused = Object.values(evidence.workedCases).reduce((sum, one) => sum + one.refusals, 0);
const reach = calculatorIds.flatMap((id) => evidence.reach[id] ?? []);
const inDecimals = reach.filter((one) => one.inDecimals).length;
const formulasOnly = reach.filter((one) => !one.inDecimals && one.formulasInDecimals > 0).length;

/** Where the published cases come from, as a reader would call it. */
const origins: Record<string, string> = {
  "numpy/numpy-financial": "numpy-financial",
  "formulajs/formulajs": "Formula.js",
  "GNOME/gnumeric": "results of Excel kept by Gnumeric",
  "apache/poi": "Apache POI",
};

type Source = { id: string; name: string; facts: readonly string[]; text: ReactNode };

const compared = ({ figures, largestDifference }: Comparison) => [
  `${formatNumber(figures)} numbers compared`,
  `largest difference: ${partOf(largestDifference)}`,
];

/** What the calculators are held against, and what each source can and cannot show. */
const sources: readonly Source[] = [
  {
    id: "worked-cases",
    name: "Worked cases",
    facts: [`${formatNumber(worked.cases)} cases`, ...compared(worked)],
    text: `Inputs with the results they must have, for every calculator, computed at 50 digits independently of our code. Each is typed into the form as a visitor would type it. ${refused} of them must end in an error, in the words it should have. A figure that is found by search, like an affordable price, ends where its search does and is held to the step of that search instead.`,
  },
  {
    id: "second-engine",
    name: "A second engine",
    facts: [`${formatNumber(engine.cases)} random inputs`, ...compared(engine)],
    text: `Every calculator states its formulas: you find them under “See the math” and in the spreadsheet you can save. HyperFormula, a spreadsheet engine written by others, computes them over random inputs around the example of the page, tables row by row. The inputs are the same in every run. The engine shares none of our arithmetic, but it does evaluate formulas that we wrote: it would not notice one that is mistaken in both places. Most of what is left between the two is the engine’s own: it rounds every result to ten significant digits, and it computes payments by the usual formula, which loses digits when the interest is close to zero. It shows most in what is left of large amounts, such as the last balance of a schedule.`,
  },
  {
    id: "law-cases",
    name: "Cases of law",
    facts: [`${formatNumber(law.cases)} cases`, ...compared(law)],
    text: `Federal income tax, self-employment tax, withholding and estate tax for stated people and years, independently of our code. They hold the figures “under the law”, not the illustrations, of the four calculators that have them.`,
  },
  {
    id: "published-cases",
    name: "Published cases",
    facts: [`${formatNumber(published.cases)} cases`, ...compared(published)],
    text: (
      <>
        The financial functions of spreadsheets, such as the payment of a loan or the future value
        of savings, as other projects have published them:{" "}
        {Object.entries(evidence.publishedCases)
          .map(([origin, { cases }]) => `${origins[origin] ?? origin} (${cases})`)
          .join(", ")}
        . They hold the formulas that calculators share. Each agrees as far as its source prints
        digits, and the largest difference is a source that prints few.
      </>
    ),
  },
  {
    id: "awkward-inputs",
    name: "Awkward inputs",
    facts: [
      `${formatNumber(awkwardInputs)} of ${formatNumber(awkwardInputs + awkwardUnnamed)} tried by name`,
    ],
    text: `Inputs on which a computer’s plain arithmetic goes wrong: an interest rate near zero, a payment that is exactly the interest, cents that should cancel and leave a speck. The right answers come with them. ${formatNumber(awkwardEverywhere)} belong to no calculator, because they are about reading what is typed and printing what is found. Those that no test names are tried without it, or concern ways of calculating that this site does not use.`,
  },
  {
    id: "decimals",
    name: "The same in decimals",
    facts: [
      `${formatNumber(inDecimals)} calculators whole`,
      `${formatNumber(formulasOnly)} by formulas they rest on`,
    ],
    text: `A computer’s ordinary numbers have about sixteen digits. Tests solve the same equations with more, up to several times as many, and fail when the two are further apart than ordinary numbers must be. The inputs are new in every run, so there is no largest difference to state.`,
  },
];

export const Sources = () => (
  <ul className="gap-5 md:columns-2">
    {sources.map(({ id, name, facts, text }) => (
      <li key={id} id={id} className="mb-5 break-inside-avoid rounded-xl border bg-card p-5 sm:p-6">
        <h3 className="text-lg font-semibold">{name}</h3>
        <ul className="mt-1 flex flex-wrap gap-x-4 text-sm text-primary tabular-nums">
          {facts.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
        <Prose className="mt-3 text-pretty">
          <p>{text}</p>
        </Prose>
      </li>
    ))}
  </ul>
);
