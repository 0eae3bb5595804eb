import type { ReactNode } from "react";

import { Link } from "@/components/site/link";
import { calculatorIds } from "@/lib/catalogue/calculators";
import { categories } from "@/lib/catalogue/categories";
import { hrefOf } from "@/lib/catalogue/routes";
import { formatNumber, formatWholeUsd } from "@/lib/format";
import { site } from "@/lib/site";
import { lawYears, newestYear } from "@/lib/tax-law/years/law-years";

/** One of the three values, with what it means in practice. */
type Value = { name: string; meaning: string; practice: readonly ReactNode[] };

const count = formatNumber(calculatorIds.length);

export const about = {
  title: `About ${site.name}`,
  description: `What ${site.name} is for and what it holds itself to: clear answers, figures that are tested, and calculators that everyone can use.`,
  mission: {
    title: "Our mission",
    lead: "Anyone who faces a decision about money should be able to put numbers to it, see how the answer was reached, and give up nothing for it.",
    text: (
      <>
        <p>
          {site.name} is a free website with {count} financial calculators in US dollars, for people
          and for small businesses. It covers everyday questions: what a loan really costs, how long
          a debt will last, what savings grow to, what tax takes, what a business has to sell to
          break even.
        </p>
        <p>
          There is no account to open and no advertising to look past. The site sells no loans,
          insurance or investments and does not recommend any. A calculator that has nothing to sell
          can show its work, so ours do.
        </p>
      </>
    ),
  },
  figures: {
    title: `${site.name} in figures`,
    rows: [
      ["Calculators", count],
      ["Subjects", formatNumber(categories.length)],
      ["Years of federal law kept", `${lawYears[0]}–${newestYear}`],
      ["Accounts needed", formatNumber(0)],
      ["Price", formatWholeUsd(0)],
    ],
  },
  values: [
    {
      name: "Clarity",
      meaning: "You can follow every figure back to the numbers you typed.",
      practice: [
        "The answer comes first: one main figure, and a sentence that says what it means for you.",
        "“See the math” repeats the calculation step by step with your own numbers, and the saved spreadsheet carries the same steps as live formulas.",
        "A wrong entry is kept as you typed it. The page says which box it is and how to fix it.",
        "A chart’s title states what the chart shows, and the numbers behind it can be read as a table.",
      ],
    },
    {
      name: "Accuracy",
      meaning: "Every calculation is checked against something we did not write.",
      practice: [
        "The cases come from outside: published examples, results of established spreadsheet and finance software, and values computed independently to many more digits.",
        "Every figure is then computed a second time by an unrelated spreadsheet engine, over many random entries, and the two have to agree.",
        <>
          To see whether the tests would notice a mistake, each formula is broken on purpose, many
          times over. The counts and the largest differences found are on the{" "}
          <Link href="/accuracy">accuracy page</Link>.
        </>,
        "Figures that rest on law or official rules name their year, and beside them stands the source with the day we read it.",
      ],
    },
    {
      name: "Accessibility",
      meaning: "Free, private and usable, whoever you are and whatever you use.",
      practice: [
        "No sign-up and no payment. What you type is calculated in your browser and is not sent to a server.",
        "Everything works by keyboard alone. Every page is checked automatically for accessibility faults, in light and in dark.",
        "Pages fit a small phone and stay whole with text at twice its size. Buttons are large enough for a thumb, and motion stops where your device asks for that.",
        "Results leave the page in the form you need: a link, a summary, a spreadsheet, or one printed sheet.",
      ],
    },
  ] satisfies readonly Value[],
  limits: {
    title: "What the figures leave out",
    text: (
      <>
        <p>
          A calculator is a model, and a model leaves things out. Where that matters, the page of
          the calculator says so under “How it works”. These run through many of them:
        </p>
        <ul>
          <li>
            <strong>The future is steady here.</strong> A rate or a return stays as you enter it for
            the whole term. Real returns rise and fall, and real rates change.
          </li>
          <li>
            <strong>Fees and taxes count only where a calculator asks for them.</strong> Most tax
            credits and the details of state law are not modeled.
          </li>
          <li>
            <strong>Cents are rounded for display only.</strong> A lender rounds each payment, so
            its last payment can differ a little from ours.
          </li>
          <li>
            <strong>Some figures are illustrations.</strong> The{" "}
            <Link href={hrefOf("insurance/car-insurance-estimator")}>car</Link> and{" "}
            <Link href={hrefOf("insurance/home-insurance-estimator")}>home insurance</Link>{" "}
            estimators use round factors that come from no insurer. They say so, and they show a
            range rather than a single price.
          </li>
        </ul>
        <p>
          Results are estimates for general information. They are not financial, tax or legal
          advice, and they are no offer. Before you decide, check the terms you are offered, and for
          a large decision ask someone qualified who knows your situation.
        </p>
      </>
    ),
  },
} as const;
