import { calculators, type CalculatorId } from "./calculators";
import { categories, type CatalogueIconName, type CategorySlug } from "./categories";
import { hrefOf } from "./routes";

/** A calculator as lists and menus show it. */
export type CalculatorLink = {
  id: CalculatorId;
  href: string;
  name: string;
  description: string;
  icon: CatalogueIconName;
};

/** A category as lists and menus show it. */
export type CategoryLink = {
  href: string;
  slug: CategorySlug;
  name: string;
  description: string;
  icon: CatalogueIconName;
  calculators: readonly CalculatorLink[];
};

const linkTo = (id: CalculatorId): CalculatorLink => ({ id, href: hrefOf(id), ...calculators[id] });

/** Every category with its calculators: what menus, grids, the footer and the sitemap are made of. */
export const directory: readonly CategoryLink[] = categories.map((category) => ({
  ...category,
  calculators: category.calculators.map(linkTo),
}));

/** The category in whose folder a calculator lives. It may be listed in others too. */
export function categoryOf(id: CalculatorId): CategoryLink {
  const category = directory.find(({ slug }) => id.startsWith(`${slug}/`));
  if (!category) throw new Error(`No category for ${id}`);
  return category;
}
