import type { IconName } from "lucide-react/dynamic";

import { calculatorIds, calculators, type CalculatorId } from "./calculators";

type Category = {
  /** The first segment of its calculators' addresses. */
  slug: string;
  /** The address of its own page, which some categories spell differently. */
  href: `/${string}`;
  name: string;
  icon: IconName;
  /** One sentence: the questions this category answers. */
  description: string;
  /** Calculators of other categories that are listed here too, after its own. */
  also?: readonly CalculatorId[];
};

const declared = [
  {
    slug: "personal-finance",
    href: "/personal-finance",
    name: "Personal Finance",
    icon: "wallet",
    description:
      "What comes in and what goes out, what you own and owe, and how long a goal or a debt takes.",
  },
  {
    slug: "loans-credit",
    href: "/loans-credit",
    name: "Loans & Credit",
    icon: "banknote",
    description:
      "What a loan costs each month and in the end, how fast a debt can go, and whether to refinance.",
  },
  {
    slug: "investment-retirement",
    href: "/investment-retirement",
    name: "Investment & Retirement",
    icon: "trending-up",
    description:
      "What savings and investments grow to, and whether they will carry you through retirement.",
  },
  {
    slug: "mortgage-real-estate",
    href: "/mortgage-real-estate",
    name: "Mortgage & Real Estate",
    icon: "building",
    description:
      "What home you can afford, whether buying beats renting, and what a property costs and earns.",
    also: ["loans-credit/mortgage", "loans-credit/refinance"],
  },
  {
    slug: "business-finance",
    href: "/business-finance",
    name: "Business Finance",
    icon: "store",
    description:
      "What a business has to sell, what it keeps of its sales, and whether its cash will last.",
  },
  {
    slug: "insurance",
    href: "/insurance-calculators",
    name: "Insurance",
    icon: "shield",
    description:
      "How much coverage your family would need, and what health, car and home insurance may cost.",
  },
  {
    slug: "education",
    href: "/education-finance",
    name: "Education Finance",
    icon: "school",
    description:
      "What college will cost, what to save for it, and what a student loan takes to repay.",
  },
  {
    slug: "tax",
    href: "/tax-calculators",
    name: "Tax",
    icon: "receipt",
    description: "Taxes on income, paychecks, self-employment, purchases, investments and estates.",
    also: ["investment-retirement/capital-gains"],
  },
] as const satisfies readonly Category[];

/** The first segment of the addresses of a category's calculators. */
export type CategorySlug = (typeof declared)[number]["slug"];

type DeclaredIcon = Pick<(typeof declared)[number], "icon" | "slug">;

/** An icon that a calculator or a category has. */
export type CatalogueIconName = ((typeof calculators)[CalculatorId] | DeclaredIcon)["icon"];

/** The categories, in the order the site shows them, each with its calculators. */
export const categories = declared.map((category: Category & DeclaredIcon) => ({
  ...category,
  calculators: [
    ...calculatorIds.filter((id) => id.startsWith(`${category.slug}/`)),
    ...(category.also ?? []),
  ],
}));
