import type { TypicalChoice } from "../typical-values";

/** What the year’s new federal loans cost, in percent a year: Federal Student Aid, read in five copies that agree. */
const rates = [
  { name: "Undergraduate", rate: 6.52 },
  { name: "Graduate or professional", rate: 8.07 },
  { name: "PLUS, for parents", rate: 9.07 },
];

export const studentLoanRate: readonly TypicalChoice[] = rates.map(({ name, rate }) => ({
  name,
  typed: `${rate}`,
  shown: `${rate}%`,
  sentence: `New federal loans of this kind are at ${rate}% from July 1, 2026 to June 30, 2027. Older ones keep their rate.`,
  source: {
    text: "Federal Student Aid",
    href: "https://studentaid.gov/understand-aid/types/loans/interest-rates",
    readIn: "copies",
  },
}));
