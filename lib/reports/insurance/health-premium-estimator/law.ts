import type { HealthPremiumResult } from "@/lib/calc/insurance/health-premium-estimator";
import { rateColumn } from "@/lib/calculator/bracket-table";
import { lawAge } from "@/lib/calculator/law-age";
import { lawSection } from "@/lib/calculator/law-section";
import { percentage, ratio, table, usd, words, type Outputs } from "@/lib/calculator/outputs";
import { formatPercent } from "@/lib/format";
import { inPercent } from "@/lib/rates/in-percent";
import { poverty, premiumCredit, year } from "@/lib/rates/newest-law";
import type { PremiumCreditRow } from "@/lib/rates/premium-credit-rows";

/** Where the scale ends, in percent of the poverty line. */
const end = inPercent(Math.max(...premiumCredit.bands.map(({ to }) => to)));
const isEligible = `AND(law.roundedPercent>=100, law.roundedPercent<=${end})`;

/** What the report says of the law: those of its figures whose names begin so, and the scale. */
type OfLaw = Pick<HealthPremiumResult, Extract<keyof HealthPremiumResult, `law.${string}`>> &
  Pick<HealthPremiumResult, "scale">;

export const figuresOfLaw: Outputs<OfLaw> = {
  "law.place": words("Place of the poverty line", {
    working: { rule: "Read off the state or ZIP code.", given: true },
  }),
  "law.firstPerson": usd("Poverty line of one person under the law", {
    unshown: true,
    working: { rule: "The guideline for the place.", given: true },
  }),
  "law.eachAdditional": usd("Poverty line of each further person under the law", {
    unshown: true,
    working: { rule: "The guideline for the place.", given: true },
  }),
  "law.povertyLine": usd("Poverty line under the law", {
    note: "A year, for a household of this size.",
    working: {
      rule: "That of one person, and more for each person beyond the first.",
      formula: "law.firstPerson+law.eachAdditional*(familySize-1)",
    },
  }),
  "law.povertyPercent": percentage("Income in percent of the poverty line", {
    working: {
      rule: "The income in percent of the poverty line.",
      formula: "annualIncome/law.povertyLine*100",
    },
  }),
  "law.roundedPercent": ratio("Income in percent of the poverty line, rounded", {
    unshown: true,
    working: {
      rule: "The same to seven decimals, so that an income at the edge of a band is at the edge.",
      formula: "ROUND(law.povertyPercent, 7)",
    },
  }),
  "law.applicablePercentage": percentage("Applicable percentage under the law", {
    note: "The part of the income that is expected of you.",
    working: {
      rule: "The percentage in the band of the sliding scale that the income lies in.",
      formula: "SUM(scale.reached)",
      applies: isEligible,
    },
  }),
  "law.expectedContribution": usd("Expected contribution under the law", {
    note: "A month, for the benchmark plan: the second-lowest silver plan.",
    working: {
      rule: "The applicable percentage of the income, by month.",
      formula: "annualIncome*law.applicablePercentage/1200",
      applies: isEligible,
    },
  }),
  "law.credit": usd("Premium tax credit under the law", {
    note: "A month, for the benchmark plan. No more than the plan that you choose costs.",
    working: {
      rule: "What the benchmark premium is above the expected contribution; nothing where the income is too low or too high for a credit.",
      formula: `IF(${isEligible}, MAX(0, lawBenchmarkPremium-law.expectedContribution), 0)`,
      applies: "NOT(ISBLANK(lawBenchmarkPremium))",
    },
  }),
  "law.medicaidLine": usd("Medicaid line under the law", {
    note: "A year: 138% of the poverty line, where a state has widened Medicaid.",
    working: { rule: "138% of the poverty line.", formula: "law.povertyLine*138/100" },
  }),
  "law.creditEnds": usd("End of the credit under the law", {
    note: "An income of four times the poverty line. Above it there is no credit at all.",
    working: { rule: "Four times the poverty line.", formula: "law.povertyLine*4" },
  }),
  "law.yearsBehind": lawAge(year, "tables"),
  scale: table<OfLaw, PremiumCreditRow>("Sliding scale under the law", {
    by: "bracket",
    columns: {
      from: rateColumn("From"),
      to: rateColumn("To"),
      start: rateColumn("Start", { show: formatPercent }),
      end: rateColumn("End", { show: formatPercent }),
      reached: rateColumn("Share reached", {
        show: (reached) => (reached === 0 ? "–" : formatPercent(reached)),
        formula: `IF(AND(law.roundedPercent>=from, OR(law.roundedPercent<to, AND(to=${end}, law.roundedPercent=to))), start+(end-start)*(law.roundedPercent-from)/(to-from), 0)`,
      }),
    },
    start: {},
    count: String(premiumCredit.bands.length),
    totals: () => ({}),
    note: "From and to in percent of the poverty line; the shares in percent of the income. Within a band the share rises evenly from its start to its end.",
  }),
};

/** The answer of the law: what is asked of the income, and on which lines that rests. */
export const sectionOfLaw = (result: HealthPremiumResult) =>
  lawSection(result, {
    tables: [poverty, premiumCredit],
    text: [
      "Different from the illustration, which takes a part off a made-up price: the law sets what you pay for the benchmark plan in percent of your income, whatever your age, and the credit pays the rest of its price.",
      ...(result["law.credit"] === null && result["law.expectedContribution"] !== null
        ? ["For the credit, enter the benchmark premium under More options."]
        : []),
    ].join(" "),
    figures: [
      "law.expectedContribution",
      "law.credit",
      "law.applicablePercentage",
      "law.povertyPercent",
      "law.povertyLine",
      "law.place",
      "law.medicaidLine",
      "law.creditEnds",
    ],
  });
