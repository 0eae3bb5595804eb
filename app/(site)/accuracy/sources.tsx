import type { ReactNode } from "react";

import { Prose } from "@/components/prose/prose";
import { evidence, inAll, partOf, type Comparison } from "@/content/accuracy";
import { calculatorIds } from "@/lib/catalogue/calculators";
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

type Source = {
  id: string;
  name: string;
  facts: readonly string[];
  text: ReactNode;
  list?: readonly string[];
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
    text: `Every calculator shows its formulas under “See the math” and in the spreadsheet you can save. HyperFormula, a spreadsheet engine written by others, computes them for random inputs near the page’s example, with tables row by row. The inputs are the same in every run. The engine uses none of our code, but it does evaluate formulas we wrote, so it wouldn’t catch a mistake that is in both places. The engine rounds every result to ten significant digits, and its payment formula loses digits when the interest is close to zero. So the difference is largest in small remainders of large amounts, such as the last balance of a schedule.`,
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
    text: (
      <>
        Spreadsheet financial functions, such as a loan payment or the future value of savings, with
        results published by other projects:{" "}
        {Object.entries(evidence.publishedCases)
          .map(([origin, { cases }]) => `${origins[origin] ?? origin} (${cases})`)
          .join(", ")}
        . They check the formulas that calculators share. Each one agrees to as many digits as its
        source prints, and the largest difference is from a source that prints only a few.
      </>
    ),
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
    text: "Whole federal returns computed with two open-source models: PolicyEngine-US (120 households of 2025 and 2026, 15 lines of each) and Tax-Calculator (240 random households of 2024 to 2026, 13 lines). They have wages, self-employment, gains and losses, pensions, Social Security, itemized deductions and children. Where we and a model differ, or would, by cause:",
    list: [
      "Rounding: PolicyEngine keeps about seven digits and prints cents. This is the whole difference today, two cents of an income of $618,508.",
      "The credit for the elderly: the models have it, and we don’t. It is zero in all of these households, and so is the alternative minimum tax, which we hold against 150 more amounts of Tax-Calculator.",
      "State and local taxes on a separate return: it deducts half of the limit that is left after the phase-down (26 U.S.C. 164(b)(6)). PolicyEngine phases down half the limit.",
      "Gains between the end of their 0% rate and the start of the 22% bracket: PolicyEngine taxes them 15%. By 26 U.S.C. 1(h), they cost no more than wages would, 12%. The difference is at most $57, on a joint return of 2026.",
      "Itemized deductions above the start of the highest bracket: we figure the reduction of 26 U.S.C. 68 after the deduction for business income, and never take off more than 2/37 of the deductions. Tax-Calculator does neither; we set the limit there.",
      "401(k) contributions: Medicare and its additional tax apply to them (26 U.S.C. 3121(v)). Tax-Calculator leaves them out.",
      "A business that earns less than $434: no self-employment tax, for each spouse (26 U.S.C. 1402(b)). Tax-Calculator adds the two together.",
      "Separate returns: spouses who live apart get the earned income credit with a child (26 U.S.C. 32(d)(2)). Unless you say so, we assume that you lived together. Tax-Calculator always gives the credit.",
      "Cash gifts above 60% of income: the 0.5% floor comes off what that limit leaves (26 U.S.C. 170(b)(1)(I)). Tax-Calculator takes it off all gifts.",
      "A business deduction of at least $400 from 2026 on: never more than the income left to tax here. Tax-Calculator shows it even where none is left, which changes no tax.",
      "Households that pay the same whether they itemize or not: we take the larger deduction, Tax-Calculator the standard one.",
    ],
  },
];

export const Sources = () => (
  <ul className="gap-5 md:columns-2">
    {sources.map(({ id, name, facts, text, list }) => (
      <li key={id} id={id} className="mb-5 break-inside-avoid rounded-xl border bg-card p-5 sm:p-6">
        <h3 className="text-lg font-semibold">{name}</h3>
        <ul className="mt-1 flex flex-wrap gap-x-4 text-sm text-primary tabular-nums">
          {facts.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
        <Prose className="mt-3 text-pretty">
          <p>{text}</p>
          {list && (
            <ul>
              {list.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          )}
        </Prose>
      </li>
    ))}
  </ul>
);
