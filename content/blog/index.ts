import { blogPage } from "@/lib/catalogue/pages";

import { article as budgetingTools } from "./best-budgeting-tools-families-freelancers";
import { article as emergencyFund } from "./emergency-fund-how-many-months";
import { article as retirement } from "./how-to-plan-retirement-free-online-tools";
import type { Article } from "./types";
import { article as amortization } from "./understanding-loan-amortization-calculator-guide";

/** The articles in the order in which the blog lists them. */
export const articles: readonly Article[] = [
  emergencyFund,
  retirement,
  budgetingTools,
  amortization,
];

/** What each of them is: said of it where there is room for one line. */
export const articleKind =
  "One decision, worked through with figures that open in the calculators.";

/** The address of an article. */
export const articleHref = ({ slug }: Pick<Article, "slug">) => `${blogPage.href}/${slug}` as const;
