import type { ReactNode } from "react";

import { Prose } from "@/components/prose/prose";
import { Link } from "@/components/site/link";
import { evidence, inAll, partOf, type Comparison } from "@/content/accuracy";
import { calculatorIds } from "@/lib/catalogue/calculators";
import { differencesPage } from "@/lib/catalogue/pages";
import { formatNumber } from "@/lib/format";

const worked = inAll(evidence.workedCases);
const engine = inAll(evidence.secondEngine);
const law = inAll(evidence.lawCases);
const households = inAll(evidence.households);
const agreeing = Object.values(evidence.households).reduce(
  (sum, { withinOneDollar }) => sum + withinOneDollar,
  0,
);
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

const publishers = Object.entries(evidence.publishedCases)
  .map(([origin, { cases }]) => `${origins[origin] ?? origin} (${cases})`)
  .join(", ");

type Source = {
  id: string;
  name: string;
  facts: readonly string[];
  text: ReactNode;
};

const compared = ({ figures, largestDifference }: Comparison) => [
  `${formatNumber(figures)} numbers compared`,
  `largest difference: ${partOf(largestDifference)}`,
];

/** What the calculators are held against, and what each source can and cannot show: the longest in a column of its own. */
const sources: readonly Source[] = [
  {
    id: "worked-cases",
    name: "Worked cases",
    facts: [`${formatNumber(worked.cases)} cases`, ...compared(worked)],
    text: `Inputs and their correct results for every calculator, computed to 50 digits independently of our code. Tests type each one into the form the way a visitor would. ${refused} of them must give an error with the right message. A result found by search, such as an affordable price, may differ by the last step of the search.`,
  },
  {
    id: "second-engine",
    name: "A second engine",
    facts: [`${formatNumber(engine.cases)} random inputs`, ...compared(engine)],
    text: `Every calculator shows its formulas under “See the math” and in the spreadsheet you can save. HyperFormula, a spreadsheet engine written by others, computes them for random inputs near the page’s example, with tables row by row. The inputs are the same in every run. The engine uses none of our code, but it evaluates formulas we wrote, so it wouldn’t catch a mistake in both. It rounds to ten significant digits, and its payment formula loses digits when interest is close to zero, so the difference is largest in small remainders of large amounts, such as a schedule’s last balance.`,
  },
  {
    id: "law-cases",
    name: "Cases of law",
    facts: [`${formatNumber(law.cases)} cases`, ...compared(law)],
    text: `Federal income tax, self-employment tax, withholding and estate tax for sample people and years, computed independently of our code. They check the results “under the law”, not the illustrations.`,
  },
  {
    id: "published-cases",
    name: "Published cases",
    facts: [`${formatNumber(published.cases)} cases`, ...compared(published)],
    text: `Spreadsheet financial functions, such as a loan payment or the future value of savings, with results published by other projects: ${publishers}. They check the formulas that calculators share. Each one agrees to as many digits as its source prints, and the largest difference is from a source that prints only a few.`,
  },
  {
    id: "awkward-inputs",
    name: "Awkward inputs",
    facts: [
      `${formatNumber(awkwardInputs)} of ${formatNumber(awkwardInputs + awkwardUnnamed)} tried by name`,
    ],
    text: `Inputs where ordinary computer math goes wrong: an interest rate near zero, a payment that exactly equals the interest, cents that should cancel out but leave a tiny remainder. They come with the right answers. ${formatNumber(awkwardEverywhere)} don’t belong to any calculator, because they are about reading what you type and showing the result. The ones no test names are either tested anyway or concern methods this site doesn’t use.`,
  },
  {
    id: "decimals",
    name: "The same in decimals",
    facts: [
      `${formatNumber(inDecimals)} whole calculators`,
      `${formatNumber(formulasOnly)} by the formulas they use`,
    ],
    text: `Ordinary computer numbers have about sixteen digits. Tests solve the same equations with more digits, and fail if the results differ more than ordinary numbers should.`,
  },
  {
    id: "households",
    name: "Households of other tax models",
    facts: [
      `${formatNumber(agreeing)} of ${formatNumber(households.cases)} households within $1`,
      ...compared(households),
    ],
    text: (
      <>
        {`Whole federal returns computed with two open-source models: PolicyEngine-US (120 households of 2025 and 2026, 15 lines of each) and Tax-Calculator (240 random households of 2024 to 2026, 13 lines). They have wages, self-employment, gains and losses, pensions, Social Security, itemized deductions and children. We list `}
        <Link href={`${differencesPage.href}#federal`}>where we and a model differ</Link>, by cause.
      </>
    ),
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
