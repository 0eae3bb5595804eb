import { refused } from "@/lib/calculator/report/notice";
import { formatNumber } from "@/lib/format";

/** What the Invalid Input notice says of a form with ages. */
export const invalidAges =
  "Please enter valid positive numbers. Retirement age must be greater than current age.";

/** The refusal of a retirement that does not lie ahead, or undefined. Both ages are in years. */
export const retirementNotAhead = ({
  currentAge,
  retirementAge,
}: {
  currentAge: number;
  retirementAge: number;
}) =>
  retirementAge > currentAge
    ? undefined
    : {
        notice: refused(invalidAges),
        errors: {
          retirementAge: `Enter an age above ${formatNumber(currentAge)}. If you have retired, enter ${formatNumber(Math.floor(currentAge) + 1)}.`,
        },
      };
