import type { Step } from "@/components/site/breadcrumb";
import { articleHref, articles } from "@/content/blog";
import { directory } from "@/lib/catalogue/directory";
import {
  accuracyPage,
  allCalculatorsPage,
  blogPage,
  pages,
  accuracyPages,
} from "@/lib/catalogue/pages";

const home: Step = { name: "Home", href: "/" };

/**
 * The breadcrumb of a page, from its path: /calculators/loans-credit/mortgage is Home, Calculators,
 * Loans & Credit, Mortgage Calculator. "Calculators" leads to the list of all of them and a
 * category to its own page, whose address may differ from the segment. An article is found under the
 * blog by its topic.
 */
export function trailTo(path: string): readonly Step[] {
  const segments = path.split("/").filter(Boolean);
  if (segments[0] === "calculators") return [home, ...stepsToCalculator(path, segments[1])];

  const article = articles.find((one) => articleHref(one) === path);
  if (article) return [home, stepTo(blogPage.href), { name: article.topic, href: path }];
  if (accuracyPages.some(({ href }) => href === path))
    return [home, stepTo(accuracyPage.href), stepTo(path)];
  return [home, stepTo(path)];
}

function stepsToCalculator(path: string, segment: string | undefined): readonly Step[] {
  const category = directory.find(({ slug }) => slug === segment);
  const calculator = directory
    .flatMap(({ calculators }) => calculators)
    .find(({ href }) => href === path);
  if (!category || !calculator) throw new Error(`No calculator at ${path}`);
  return [
    { name: "Calculators", href: allCalculatorsPage.href },
    { name: category.name, href: category.href },
    { name: calculator.name, href: path },
  ];
}

function stepTo(path: string): Step {
  const page = [allCalculatorsPage, ...directory, ...pages, ...accuracyPages].find(
    ({ href }) => href === path,
  );
  if (!page) throw new Error(`No page at ${path}`);
  return { name: page.name, href: page.href };
}
