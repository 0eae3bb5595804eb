/** What the law says that no figure shows, and that someone who decides by the page would want to know. */
import { renderToStaticMarkup } from "react-dom/server";

import { wordsOf } from "@/content/calculators";
import type { CalculatorId } from "@/lib/catalogue/calculators";
import { categories } from "@/lib/catalogue/categories";

/** All words above the list of sources, as one text. */
function textOf(id: CalculatorId): string {
  const { howItWorks, tips, faq } = wordsOf[id];
  const set = renderToStaticMarkup(
    <>
      {howItWorks}
      {tips}
    </>,
  ).replace(/<[^>]+>/g, " ");
  return [set, ...faq.map(({ question, answer }) => `${question} ${answer}`)]
    .join(" ")
    .replace(/\s+/g, " ");
}

test.each<[CalculatorId, string, RegExp]>([
  [
    "education/student-loan-repayment",
    "where an extra payment goes",
    /federal government owns[^.]* the loan with the highest rate first/,
  ],
  [
    "education/student-loan-repayment",
    "the plans since July 2026",
    /Repayment Assistance Plan \(RAP\).*Tiered Standard/,
  ],
  [
    "education/student-loan-repayment",
    "the tax on what is forgiven",
    /[Ss]ince 2026[^.]* federal income tax/,
  ],
  ["tax/estate-tax", "the five years to elect portability", /five years.*Rev\. Proc\. 2022-32/],
  ["tax/income-tax", "the fifth filing status", /qualifying surviving spouse.*joint return/],
  [
    "tax/income-tax",
    "gifts to charity without itemizing",
    /\$1,000 .*\$2,000 on a joint return.*without itemizing/,
  ],
  [
    "tax/income-tax",
    "the deductions of 2025 to 2028",
    /2025 to 2028.*overtime.*tips.*car loan.*65/,
  ],
  ["education/529-plan-growth", "the rollover to a Roth IRA", /\$35,000.*Roth IRA/],
  ["education/529-plan-growth", "school before college", /\$20,000 a year/],
  ["investment-retirement/ira", "the income limits of a Roth IRA", /\$153,000.*\$168,000/],
  ["investment-retirement/ira", "the income limits of the deduction", /\$81,000.*\$91,000/],
  [
    "loans-credit/heloc",
    "when the interest is deductible",
    /buy, build or substantially improve the home/,
  ],
  ["tax/payroll-tax", "the health savings account", /health savings account \(HSA\).*\$4,500/],
  [
    "investment-retirement/retirement-planner",
    "the health savings account",
    /health savings account \(HSA\)/,
  ],
  [
    "investment-retirement/retirement-planner",
    "the health plans that allow one since 2026",
    /since 2026, a bronze or catastrophic plan/,
  ],
  [
    "education/student-loan-repayment",
    "the one plan of new Parent PLUS loans",
    /Parent PLUS loans made since July 1, 2026, have the Tiered Standard plan only/,
  ],
  ["loans-credit/student-loan", "the same", /Parent PLUS loans made since then have no other plan/],
  [
    "education/student-loan-repayment",
    "who owes no tax on what is forgiven",
    /insolvent.*108\(a\)\(1\)\(B\)/,
  ],
  [
    "loans-credit/mortgage",
    "what ending PMI at 80% asks for",
    /in writing.*good history.*hasn’t lost value.*no second mortgage \(12 U\.S\.C\. 4902\(a\)\)/,
  ],
  ["loans-credit/mortgage", "the latest end of PMI", /the month after the middle of the term/],
])("%s names %s", (id, _, named) => {
  expect(textOf(id)).toMatch(named);
});

test("no answer about a car loan tells the way around a box that there is", () => {
  expect(textOf("loans-credit/auto-loan")).not.toMatch(/leave the trade-in at 0|enter 0%/);
});

const restOnLaw = ["investment-retirement", "tax", "insurance"];

test.each(categories.filter(({ slug }) => restOnLaw.includes(slug)))(
  "$name: every page says what it rests on, read no later than it was reviewed",
  ({ calculators }) => {
    for (const id of calculators) {
      const { reviewed, sources } = wordsOf[id];
      expect([id, sources.length > 0]).toEqual([id, true]);
      for (const { read } of sources) expect([id, read <= reviewed]).toEqual([id, true]);
    }
  },
);
