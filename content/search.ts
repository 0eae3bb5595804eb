import { slugs, titles } from "@/content/blog/titles";
import {
  everydayWords,
  everydayWordsOfArticles,
  everydayWordsOfPages,
} from "@/content/search-words";
import { calculatorIds, calculators, type CalculatorId } from "@/lib/catalogue/calculators";
import { categoryOf, directory } from "@/lib/catalogue/directory";
import { allCalculatorsPage, blogPage, pages } from "@/lib/catalogue/pages";
import { hrefOf } from "@/lib/catalogue/routes";
import type { SearchEntry } from "@/lib/search/phrases";
import { site } from "@/lib/site";

const searchableCalculator = (id: CalculatorId): SearchEntry => ({
  href: hrefOf(id),
  name: calculators[id].name,
  category: categoryOf(id).name,
  description: calculators[id].description,
  everydayWords: everydayWords[id],
});

/** Every calculator once. */
export const searchableCalculators = calculatorIds.map(searchableCalculator);

const searchableCategories = directory.map(
  ({ href, name, description, calculators: { length } }): SearchEntry => ({
    href,
    name,
    category: `${length} calculators`,
    description,
    everydayWords: "",
    standing: 0.8,
  }),
);

const searchablePages = [allCalculatorsPage, ...pages].map(({ href, name }): SearchEntry => ({
  href,
  name,
  category: site.name,
  description: "",
  everydayWords: everydayWordsOfPages[href] ?? "",
  standing: 0.8,
}));

const searchableArticles = slugs.map((slug): SearchEntry => ({
  href: `${blogPage.href}/${slug}`,
  name: titles[slug],
  category: blogPage.name,
  description: "",
  everydayWords: everydayWordsOfArticles[slug],
  standing: 0.8,
}));

/** All that the search of the site finds. */
export const searchable: readonly SearchEntry[] = [
  ...searchableCalculators,
  ...searchableCategories,
  ...searchablePages,
  ...searchableArticles,
];

/** Offered before anything is typed: one for each of the questions that most lives bring. */
export const startingPoints = (
  [
    "mortgage-real-estate/mortgage-affordability",
    "loans-credit/auto-loan",
    "loans-credit/credit-card-payoff",
    "personal-finance/budget",
    "investment-retirement/retirement-planner",
    "investment-retirement/compound-interest",
    "tax/income-tax",
  ] as const
).map((id) => searchableCalculators[calculatorIds.indexOf(id)] as SearchEntry);

/** Words to try, each of which finds something. */
export const wordsToTry = ["house", "paycheck", "credit card", "retire at 60", "kids college"];
