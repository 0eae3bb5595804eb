import type { DeclaredChart } from "@/lib/calculator/charts/charts-of";
import type { Errors } from "@/lib/calculator/definition";
import type { Conditions, Steps } from "@/lib/calculator/formula/named";
import { renamed, renamedTable } from "@/lib/calculator/formula/renamed";
import { briefUsd } from "@/lib/calculator/report/brief-usd";
import { positionColumn, usdColumn, wholeUsdColumn } from "@/lib/calculator/report/columns";
import { percentage, table, type Outputs } from "@/lib/calculator/report/outputs";
import type { RothOrTraditional, TaxRates, TaxSavedYear } from "@/lib/finance/roth-or-traditional";
import { formatNumber, formatPercent, formatRoundedUsd, formatWholeUsd } from "@/lib/format";

type Contributions = {
  /** All that the saver contributes until retirement, as a formula. */
  total: string;
  /** What the saver contributes in a year, as a formula over `year` and `previous.year`. */
  ofYear: string;
};

/** When the two kinds of contributions can be compared. */
export const wholeLifeConditions = ({ total }: Contributions) =>
  ({
    hasRates: {
      words: "you enter both tax rates",
      formula: "AND(NOT(ISBLANK(rateNow)), NOT(ISBLANK(rateLater)))",
    },
    hasWholeLife: {
      words: "you enter both tax rates and an age after retirement, and you contribute",
      formula: renamed("AND(hasRates, NOT(ISBLANK(planTo)), retirementMonths>0, total>0)", {
        total,
      }),
    },
  }) satisfies Conditions;

/** lib/finance/roth-or-traditional.ts as formulas: `yearsLeft` is a step of the room. */
export const wholeLifeSteps = {
  taxedReturn: {
    label: "Return outside the account after tax, in percent",
    formula: "annualReturn*(1-taxOnGrowth/100)",
  },
  realReturn: {
    label: "Monthly return after inflation",
    formula: "(1+annualReturn/1200)/(1+inflation/100)^(1/12)-1",
  },
  realTaxedReturn: {
    label: "Monthly return outside the account after tax and inflation",
    formula: "(1+taxedReturn/1200)/(1+inflation/100)^(1/12)-1",
  },
  retirementMonths: {
    label: "Months that the money lasts",
    formula: "(planTo-retirementAge)*12",
  },
  pricesThen: {
    label: "Prices at retirement, of each dollar today",
    formula: "(1+inflation/100)^yearsLeft",
  },
  contributionsGrown: {
    label: "Your contributions with their growth at retirement",
    formula: "MAX(taxSavedByYear.grown)",
  },
  traditionalInside: {
    label: "Traditional balance after tax at retirement",
    formula: "estimatedBalance*(1-rateLater/100)",
  },
  rothBalanceForSamePay: {
    label: "Roth balance if the tax comes out of what you pay in",
    formula: "rothBalance-contributionsGrown*rateNow/100",
  },
} satisfies Steps;

/** The figures of the two kinds of contributions, over `estimatedBalance`. */
export const wholeLifeOutputs = ({
  ofYear,
}: Contributions): Outputs<Partial<RothOrTraditional>> => ({
  rothIncome: briefUsd("Roth: yearly income after tax", {
    note: "In today’s dollars, from retirement to the age the money lasts to.",
    explanation: {
      rule: "What the Roth balance pays a month until then, times 12, with inflation taken back out.",
      formula: "12*PMT(realReturn, retirementMonths, -rothBalance)/pricesThen",
      onlyIf: "hasWholeLife",
    },
  }),
  traditionalIncome: briefUsd("Traditional: yearly income after tax", {
    note: "If you invest the tax it saves.",
    explanation: {
      rule: "The income if you spend the tax saved, and what that tax pays if you invest it.",
      formula:
        "traditionalIncomeIfSpent+12*PMT(realTaxedReturn, retirementMonths, -taxSavedInvested)/pricesThen",
      onlyIf: "hasWholeLife",
    },
  }),
  traditionalIncomeIfSpent: briefUsd("Traditional: yearly income if you spend the tax it saves", {
    explanation: {
      rule: "What the traditional balance after tax pays a month until then, times 12, with inflation taken back out.",
      formula: "12*PMT(realReturn, retirementMonths, -traditionalInside)/pricesThen",
      onlyIf: "hasWholeLife",
    },
  }),
  rothIncomeForSamePay: briefUsd("Roth: yearly income if its tax comes out of what you pay in", {
    note: "You then take home as much as with traditional if you spend the tax it saves.",
    explanation: {
      rule: "The income from a Roth balance without the tax on your contributions and its growth.",
      formula: "12*PMT(realReturn, retirementMonths, -rothBalanceForSamePay)/pricesThen",
      onlyIf: "hasWholeLife",
    },
  }),
  breakEvenRate: percentage("Tax rate in retirement at which both pay the same", {
    note: "Roth pays more above it, traditional below it.",
    explanation: {
      rule: "What the tax saved pays, divided by what your contributions pay before tax.",
      formula:
        "PMT(realTaxedReturn, retirementMonths, -taxSavedInvested)/PMT(realReturn, retirementMonths, -contributionsGrown)*100",
      onlyIf: "hasWholeLife",
    },
  }),
  rothBalance: briefUsd("Roth: balance after tax at retirement", {
    explanation: {
      rule: "Your contributions with their growth, and the rest of the balance after tax.",
      formula: "(estimatedBalance-contributionsGrown)*(1-rateLater/100)+contributionsGrown",
      onlyIf: "hasWholeLife",
    },
  }),
  traditionalBalance: briefUsd("Traditional: balance after tax at retirement", {
    note: "With the tax saved and invested.",
    explanation: {
      rule: "The whole balance after tax, and the tax saved with its growth.",
      formula: "traditionalInside+taxSavedInvested",
      onlyIf: "hasWholeLife",
    },
  }),
  taxSavedInvested: briefUsd("Tax saved, with its growth outside the account", {
    explanation: {
      rule: "The tax that a traditional contribution saves each year, growing at the return after tax.",
      formula: "MAX(taxSavedByYear.invested)",
      onlyIf: "hasWholeLife",
    },
  }),
  taxSavedByYear: renamedTable(
    table<Partial<RothOrTraditional>, TaxSavedYear>("Roth or traditional by year", {
      by: "year",
      columns: {
        year: positionColumn("Year", "MIN(previous.year+1, yearsLeft)"),
        paid: { ...usdColumn("You pay in", "ofYear", "sum"), hidden: true },
        grown: wholeUsdColumn(
          "Your part, grown",
          "FV(annualReturn/1200, (year-previous.year)*12, -paid/(year-previous.year)/12, -previous.grown)",
          "last",
        ),
        saved: wholeUsdColumn("Tax saved", "paid*rateNow/100", "sum"),
        invested: wholeUsdColumn(
          "Invested outside",
          "FV(taxedReturn/1200, (year-previous.year)*12, -saved/(year-previous.year)/12, -previous.invested)",
          "last",
        ),
      },
      start: { year: "0", grown: "0", invested: "0" },
      count: "IF(hasWholeLife, ROUNDUP(yearsLeft, 0), 0)",
      totals: () => ({}),
      note: "Your part is what you pay in, with its growth. With Roth it is yours, and with traditional it is taxed when you take it out. The tax that traditional saves grows outside the account.",
    }),
    { ofYear },
  ),
});

export const wholeLifeFigures = [
  "rothIncome",
  "traditionalIncome",
  "traditionalIncomeIfSpent",
  "rothIncomeForSamePay",
  "breakEvenRate",
  "rothBalance",
  "traditionalBalance",
  "taxSavedInvested",
] as const;

type Retiree = TaxRates & { retirementAge: number };

/** What has to be said of these figures. `before` is what is before tax in both, as the subject of a sentence. */
export const wholeLifeText = (
  { planTo, retirementAge, taxOnGrowth = 15 }: Retiree,
  before: string,
) =>
  `You put in the same dollars either way. A traditional contribution saves tax now, and you invest that tax outside the account, where its growth is taxed ${formatNumber(taxOnGrowth)}% each year. ${before} before tax both ways. From ${formatNumber(retirementAge)} to ${formatNumber(planTo ?? 0)}, you take out the same each month in today’s dollars, and the rest earns your return.`;

/** Which kind of contribution pays more, and by how much. */
export function wholeLifeInWords(
  { rothIncome, traditionalIncome, traditionalIncomeIfSpent, breakEvenRate }: RothOrTraditional,
  { planTo, retirementAge }: Retiree,
): string {
  const same = `From ${formatNumber(retirementAge)} to ${formatNumber(planTo ?? 0)}, the same contributions pay you`;
  const equal = `Both pay the same at ${formatPercent(breakEvenRate)} tax in retirement.`;
  const more = traditionalIncome - rothIncome;
  const lost = rothIncome - traditionalIncomeIfSpent;
  if (Math.abs(more) < leastSaid)
    return `${same} the same after tax in a Roth and in a traditional account, if you invest the tax that traditional saves.`;
  if (more < 0)
    return `${same} ${formatRoundedUsd(-more)} a year more after tax in a Roth account than in a traditional one, in today’s dollars, even if you invest the tax that traditional saves. ${equal}`;
  const spent = lost < leastSaid ? "" : `, and ${formatRoundedUsd(lost)} less if you spend it`;
  return `${same} ${formatRoundedUsd(more)} a year more after tax in a traditional account than in a Roth one, in today’s dollars, if you invest the tax they save${spent}. ${equal}`;
}

/** The incomes side by side. */
export function wholeLifeCharts(income: RothOrTraditional): DeclaredChart[] {
  const { rothIncome, traditionalIncome } = income;
  const more = traditionalIncome - rothIncome;
  const winner = more > 0 ? "Traditional" : "Roth";
  return [
    {
      kind: "amounts",
      name: "roth-or-traditional",
      title:
        Math.abs(more) < leastSaid
          ? "The same contributions pay the same after tax, Roth or traditional"
          : `${winner} pays ${formatWholeUsd(Math.abs(more))} a year more after tax for the same contributions`,
      subject: "Yearly income after tax in retirement, in today’s dollars",
      rows: [
        { label: "Roth", amount: rothIncome },
        { label: "Traditional, tax saved invested", amount: traditionalIncome },
        { label: "Traditional, tax saved spent", amount: income.traditionalIncomeIfSpent },
        { label: "Roth, tax out of what you pay in", amount: income.rothIncomeForSamePay },
      ],
    },
  ];
}

/** Less than half a dollar a year is no difference. */
const leastSaid = 0.5;

/** What the fields say where they cannot be compared. `kinds` are what is compared: “a Roth with a traditional IRA”. */
export function taxRateErrors(
  { rateNow = null, rateLater = null, planTo = null, retirementAge }: Retiree,
  kinds: string,
): Errors<TaxRates> {
  if (rateNow === null && rateLater === null) return {};
  const error = `Enter this rate too to compare ${kinds}.`;
  if (rateNow === null) return { rateNow: error };
  if (rateLater === null) return { rateLater: error };
  return planTo !== null && planTo <= retirementAge
    ? {
        planTo: `Enter an age above ${formatNumber(retirementAge)}, when you retire.`,
      }
    : {};
}
