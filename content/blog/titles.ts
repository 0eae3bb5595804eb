/**
 * What the articles are called, by the last part of their addresses, in the order in which the blog
 * lists them. Apart from their words, so that the search can list them without.
 */
export const titles = {
  "emergency-fund-how-many-months": "Emergency Fund: How Many Months of Expenses Do You Need?",
  "how-to-plan-retirement-free-online-tools": "How to Plan Retirement with Free Online Tools",
  "best-budgeting-tools-families-freelancers":
    "The Best Budgeting Tools for Families and Freelancers",
  "understanding-loan-amortization-calculator-guide":
    "Understanding Loan Amortization: A Calculator Guide",
} as const;

export type Slug = keyof typeof titles;

export const slugs = Object.keys(titles) as Slug[];
