import type { LawNumbers } from "@/lib/calculator/formula/named";
import { briefUsd } from "@/lib/calculator/report/brief-usd";
import { lawAge } from "@/lib/subjects/federal-law/law-age";

/** What the law lets a person contribute in a year, and from which ages more. Dollars. */
type LegalLimit = { limit: number; catchUp: number; catchUpAt60?: number };

/** The numbers of such a limit, as its formula names them. */
export const contributionLimitNumbers = ({ limit, catchUp, catchUpAt60 = catchUp }: LegalLimit) =>
  ({
    limit: { label: "Limit for the year", value: limit, format: "$#,##0" },
    catchUp: { label: "Catch-up amount", value: catchUp, format: "$#,##0" },
    catchUpAge: { label: "Age of the catch-up amount", value: 50 },
    ...(catchUpAt60 !== catchUp && {
      largerCatchUp: { label: "Larger catch-up amount", value: catchUpAt60, format: "$#,##0" },
      largerCatchUpFrom: { label: "First age of the larger amount", value: 60 },
      largerCatchUpTo: { label: "First age after the larger amount", value: 64 },
    }),
  }) satisfies LawNumbers;

/**
 * The three figures of law beside a contribution: what may be contributed at this age, how far the contribution is
 * above it, and how old the law is. The form has `currentAge`; `contribution` is the name of what is contributed.
 */
export const contributionLimitFigures = ({
  year,
  document,
  scope,
  catchUp,
  catchUpAt60 = catchUp,
}: LegalLimit & {
  year: number;
  /** The document that set it. */
  document: string;
  /** What counts towards it: "Your own contributions; the match does not count." */
  scope: string;
}) => ({
  contributionLimit: briefUsd(`Legal limit for ${year} at your age`, {
    note: `${scope} ${document}.`,
    explanation: {
      rule: "The limit for the year, plus the catch-up amount the law allows from age 50.",
      formula:
        catchUpAt60 === catchUp
          ? "limit+IF(currentAge>=catchUpAge, catchUp, 0)"
          : "limit+IF(AND(currentAge>=largerCatchUpFrom, currentAge<largerCatchUpTo), largerCatchUp, IF(currentAge>=catchUpAge, catchUp, 0))",
    },
  }),
  aboveLimit: briefUsd(`Above the ${year} limit`, {
    note: "The projection counts it, even though the account may not accept it.",
    explanation: {
      rule: "How much of your contribution is over the limit.",
      formula: "contribution-law.contributionLimit",
      onlyIf: "contribution>law.contributionLimit",
    },
  }),
  yearsBehind: lawAge(year, "limits"),
});
