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
  description: `What ${site.name} is for and the standards it keeps: clear answers, tested numbers, and calculators everyone can use.`,
  mission: {
    title: "Our mission",
    lead: "Anyone facing a money decision should be able to run the numbers and see how the answer was reached, without giving anything up in return.",
    text: (
      <>
        <p>
          {site.name} is a free website with {count} financial calculators in US dollars, for people
          and for small businesses. It covers everyday questions: what a loan really costs, how long
          it takes to pay off a debt, how savings grow, what you owe in taxes, and what a business
          has to sell to break even.
        </p>
        <p>
          There are no accounts and no ads. The site doesn’t sell or recommend loans, insurance or
          investments. A calculator with nothing to sell can show its work, so ours do.
        </p>
      </>
    ),
  },
  figures: {
    title: `${site.name} in numbers`,
    rows: [
      ["Calculators", count],
      ["Subjects", formatNumber(categories.length)],
      ["Years of federal tax law", `${lawYears[0]}–${newestYear}`],
      ["Accounts needed", formatNumber(0)],
      ["Price", formatWholeUsd(0)],
    ],
  },
  values: [
    {
      name: "Clarity",
      meaning: "You can trace every result back to the numbers you typed.",
      practice: [
        "The answer comes first: one main number, and a sentence that says what it means for you.",
        "“See the math” shows the calculation step by step with your own numbers, and the spreadsheet you can save has the same steps as live formulas.",
        "If an entry is wrong, we keep what you typed. The page tells you which box it is and how to fix it.",
        "Each chart’s title says what the chart shows, and you can read its numbers in a table.",
      ],
    },
    {
      name: "Accuracy",
      meaning: "Every calculation is checked against something we didn’t write.",
      practice: [
        "The test cases come from outside: published examples, results from established spreadsheet and finance software, and values computed independently to many more digits.",
        "An unrelated spreadsheet engine then computes every result a second time, over many random inputs, and the two have to agree.",
        <>
          To see whether the tests would catch a mistake, we break each formula on purpose, many
          times over. You’ll find the counts and the largest differences on the{" "}
          <Link href="/accuracy">accuracy page</Link>.
        </>,
        "Numbers based on law or official rules name their year and their source, with the date we read it.",
      ],
    },
    {
      name: "Accessibility",
      meaning: "Free, private and usable, whoever you are and whatever you use.",
      practice: [
        "No sign-up and no payment. Your browser does the math, and what you type isn’t sent to a server.",
        "Everything works with just a keyboard. Every page is automatically checked for accessibility problems, in light and dark mode.",
        "Pages fit a small phone and still work with text at twice its size. Buttons are large enough for a thumb, and animations stop if your device asks for that.",
        "You can take results with you in the form you need: a link, a summary, a spreadsheet, a calendar file where there are dates, or one printed sheet.",
      ],
    },
  ] satisfies readonly Value[],
  limits: {
    title: "What the results leave out",
    text: (
      <>
        <p>
          A calculator is a model, and every model leaves things out. If that matters, the
          calculator’s page says so under “How it works”. These apply to many of them:
        </p>
        <ul>
          <li>
            <strong>Rates stay the same.</strong> A rate or return stays as you enter it for the
            whole term. Real returns rise and fall, and real rates change.
          </li>
          <li>
            <strong>Fees and taxes count only if a calculator asks for them.</strong> Most tax
            credits and the details of state law aren’t modeled.
          </li>
          <li>
            <strong>Cents are rounded for display only.</strong> A lender rounds each payment, so
            the last payment can differ slightly from ours.
          </li>
          <li>
            <strong>Some results are illustrations.</strong> The{" "}
            <Link href={hrefOf("insurance/car-insurance-estimator")}>car</Link> and{" "}
            <Link href={hrefOf("insurance/home-insurance-estimator")}>home insurance</Link>{" "}
            estimators use round factors that don’t come from any insurer. They say so, and they
            show a range instead of a single price.
          </li>
        </ul>
        <p>
          Results are estimates for general information. They are not financial, tax or legal
          advice, and they are not an offer. Before you decide, check the terms you are offered. For
          a big decision, ask a qualified person who knows your situation.
        </p>
      </>
    ),
  },
} as const;
