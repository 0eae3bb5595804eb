import type { TypicalChoice } from "../typical-values";

/**
 * What mortgage insurance costs in percent of the loan a year, by the down payment and the credit score: Arch MI’s
 * rate card for a fixed rate over more than 20 years, February 9, 2026. Read in a comparison that finds the same
 * rates on the cards of Enact, Essent and National MI.
 */
const rates = [
  { down: "3% to less than 5%", for740: 0.58, for700: 0.79 },
  { down: "5% to less than 10%", for740: 0.48, for700: 0.68 },
  { down: "10% to less than 15%", for740: 0.38, for700: 0.55 },
  { down: "15% to less than 20%", for740: 0.2, for700: 0.25 },
];

export const pmiRate: readonly TypicalChoice[] = rates.map(({ down, for740, for700 }) => ({
  name: `${down} down`,
  typed: `${for740}`,
  shown: `${for740}%`,
  sentence: `With ${down} down, PMI cost ${for740}% a year for a credit score of 740 to 759 and ${for700}% for 700 to 719, on February 9, 2026.`,
  source: {
    text: "Arch MI",
    href: "https://mortgage.archgroup.com/wp-content/uploads/sites/4/MCUS-B0283B-AMI-BP-Monthly-FICO-Rate-Card.pdf",
    readIn: "a comparison of rate cards",
  },
}));
