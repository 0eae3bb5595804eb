import { articleHref, articleKind, articles } from "@/content/blog";
import { wordsOf } from "@/content/calculators";
import { calculatorIds, calculators } from "@/lib/catalogue/calculators";
import type { CatalogueIconName } from "@/lib/catalogue/categories";
import { categoryOf, directory } from "@/lib/catalogue/directory";
import { accuracyPages, allCalculatorsPage, blogPage, pages } from "@/lib/catalogue/pages";
import { hrefOf } from "@/lib/catalogue/routes";
import { site } from "@/lib/site";

/** What the picture of a page says. */
export type Picture = {
  /** The page that it stands for. */
  path: string;
  /** Without one the mark of the site stands in its place. */
  icon?: CatalogueIconName;
  /** Over the title: where the page belongs. */
  subject?: string;
  title: string;
  /** Under it: what the page answers. */
  question: string;
};

/** A picture for every page of the site. */
export const pictures: readonly Picture[] = [
  { path: "/", title: site.tagline, question: site.description },
  {
    path: allCalculatorsPage.href,
    icon: "layers",
    subject: `${calculatorIds.length} free calculators`,
    title: allCalculatorsPage.name,
    question: "Every calculator by subject, with the question that each one answers.",
  },
  ...directory.map(({ href, name, icon, description, calculators }) => ({
    path: href,
    icon,
    subject: `${calculators.length} calculators`,
    title: name,
    question: description,
  })),
  ...calculatorIds.map((id) => ({
    path: hrefOf(id),
    icon: calculators[id].icon,
    subject: categoryOf(id).name,
    title: calculators[id].name,
    question: wordsOf[id].question,
  })),
  ...[...pages, ...accuracyPages].map(({ href, name }) => ({
    path: href,
    title: name,
    question: site.tagline,
  })),
  ...articles.map((article) => ({
    path: articleHref(article),
    subject: blogPage.name,
    title: article.title,
    question: articleKind,
  })),
];
