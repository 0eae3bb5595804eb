import { lawAge } from "./law-age";
import { usd } from "./outputs";

/** What the law lets a person contribute in a year, and from which ages more. Dollars. */
type LegalLimit = {
  year: number;
  /** The document that set it. */
  document: string;
  limit: number;
  catchUp: number;
  catchUpAt60?: number;
  /** What counts towards it: "Your own contributions; the match does not count." */
  scope: string;
  /** The name of what is contributed a year. */
  contribution?: string;
};

/**
 * The three figures of law beside a contribution: what may be contributed at this age, how far
 * the contribution is above it, and how old the law is. The form has `currentAge`.
 */
export function contributionLimitFigures({
  year,
  document,
  limit,
  catchUp,
  catchUpAt60 = catchUp,
  scope,
  contribution = "annualContribution",
}: LegalLimit) {
  const older =
    catchUpAt60 === catchUp
      ? `${catchUp}`
      : `IF(AND(currentAge>=60, currentAge<64), ${catchUpAt60}, ${catchUp})`;

  return {
    "law.contributionLimit": usd(`Legal limit for ${year} at your age`, {
      note: `${scope} ${document}.`,
      explanation: {
        rule: "The limit for the year, plus the catch-up amount the law allows from age 50.",
        formula: `${limit}+IF(currentAge>=50, ${older}, 0)`,
      },
    }),
    "law.aboveLimit": usd(`Above the ${year} limit`, {
      note: "The projection counts it, even though the account may not accept it.",
      explanation: {
        rule: "How much of your contribution is over the limit.",
        formula: `${contribution}-law.contributionLimit`,
        onlyIf: `${contribution}>law.contributionLimit`,
      },
    }),
    "law.yearsBehind": lawAge(year, "limits"),
  };
}
