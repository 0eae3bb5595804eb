import type { ComponentType } from "react";

import type { PageProps } from "@/components/calculator/calculator";
import type { CalculatorId, CalculatorIdIn, CategorySlug } from "@/lib/catalogue/calculators";

type Load = () => Promise<{ default: ComponentType<PageProps> }>;

// Each literal path is a script of its own: a page downloads its own calculator and no other, and the
// list of its own category.
const categories: {
  [Slug in CategorySlug]: () => Promise<{ calculators: Record<CalculatorIdIn<Slug>, Load> }>;
} = {
  "personal-finance": () => import("./personal-finance"),
  "loans-credit": () => import("./loans-credit"),
  "investment-retirement": () => import("./investment-retirement"),
  "mortgage-real-estate": () => import("./mortgage-real-estate"),
  "business-finance": () => import("./business-finance"),
  education: () => import("./education"),
  insurance: () => import("./insurance"),
  tax: () => import("./tax"),
};

/** Fetches the calculator of a page. */
export async function calculatorOf(id: CalculatorId): Promise<ComponentType<PageProps>> {
  const [category] = id.split("/") as [CategorySlug];
  const list = (await categories[category]()) as { calculators: Record<CalculatorId, Load> };
  return (await list.calculators[id]()).default;
}
