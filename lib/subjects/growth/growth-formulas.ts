import { renamed } from "@/lib/calculator/formula/renamed";

/** What the formulas below are about, as expressions: `{ years: "years", rate: "annualReturn/1200", … }` */
type GrowthNames = {
  /** The term in years. */
  years: string;
  /** A fraction a month: `annualReturn/1200`. */
  rate: string;
  /** At the end of each month of the first year. */
  contribution: string;
  /** What there is at the start, where there may be something. */
  opening?: string;
  /** The percent by which the contribution rises after each year. */
  rise: string;
};

/**
 * What savings grow to whose contribution may rise once a year. What rises is valued at the start, whole years and the
 * months of a last one, and grown from there.
 */
export const grownValue = ({ opening, ...names }: GrowthNames) =>
  renamed(
    opening === undefined
      ? `IF(rise=0, FV(rate, years*12, -contribution), FV(rate, years*12, 0, -(${risingWorth})))`
      : `IF(rise=0, FV(rate, years*12, -contribution, -opening), FV(rate, years*12, 0, -(opening+${risingWorth})))`,
    opening === undefined ? names : { ...names, opening },
  );

const risingWorth =
  "FV((1+rise/100)/(1+rate)^12-1, INT(years), -PV(rate, 12, -contribution))+PV(rate, 12*(years-INT(years)), -contribution)*((1+rise/100)/(1+rate)^12)^INT(years)";

/** All contributions of the term. */
export const contributedInAll = (names: Pick<GrowthNames, "years" | "contribution" | "rise">) =>
  renamed(
    "IF(rise=0, contribution*years*12, 12*contribution*(FV(rise/100, INT(years), -1)+(years-INT(years))*(1+rise/100)^INT(years)))",
    names,
  );
