import type { Bars } from "@/lib/calculator/charts/chart";
import { option } from "@/lib/calculator/option";
import { briefUsd } from "@/lib/calculator/report/brief-usd";
import { positionColumn, usdColumn } from "@/lib/calculator/report/columns";
import { decimalYears, percentage, table } from "@/lib/calculator/report/outputs";
import { amountLeft } from "@/lib/finance/amount-left";
import { sumBy } from "@/lib/finance/sum-by";
import { signChanges } from "@/lib/finance/time-value/sign-changes";
import {
  formatCount,
  formatRoundedPercent,
  formatRoundedUsd,
  formatWholeUsd,
  formatYears,
} from "@/lib/format";

import type { CashFlowYear } from "../arithmetic/cash-flows";
import {
  businessRoi,
  type BusinessRoiInput,
  type BusinessRoiResult,
  type WithCashFlows,
} from "../calculation";
import { cashFlowsForm } from "./cash-flows.form";

const hasCashFlows = (result: BusinessRoiResult): result is WithCashFlows =>
  result.yearly !== undefined;

/** What the cash flows of an investment say about it. */
export const cashFlows = option(businessRoi, {
  form: cashFlowsForm,
  isUsed: hasCashFlows,
  conditions: {
    hasCashFlows: {
      words: "you enter cash flows",
      formula: "OR(MAX(cashFlows.amount)>0, MIN(cashFlows.amount)<0)",
    },
    isDiscounted: {
      words: "you enter cash flows and a discount rate",
      formula: "AND(hasCashFlows, NOT(ISBLANK(discountRate)))",
    },
  },
  steps: {
    paybackYear: {
      label: "Year in which the cost is back",
      formula: "ROUNDUP(payback, 0)",
    },
    discountedPaybackYear: {
      label: "Year in which the cost is back in present values",
      formula: "ROUNDUP(discountedPayback, 0)",
    },
  },
  outputs: {
    npv: briefUsd("Net present value (NPV)", {
      note: "What the cash flows are worth today, minus the cost.",
      explanation: {
        rule: "Each cash flow, divided by 1 plus the discount rate for every year until it comes in, all added up. Then minus the cost.",
        formula: "NPV(discountRate/100, cashFlows.amount)-investmentCost",
        onlyIf: "isDiscounted",
      },
      signLabels: { above: "Worth more than it costs", below: "Worth less than it costs" },
    }),
    irr: percentage("Internal rate of return (IRR)", {
      note: "A year, with each cash flow at the end of its year.",
      explanation: {
        rule: "The discount rate at which the cash flows are worth exactly the cost.",
        check:
          "ABS(NPV(irr/100, cashFlows.amount)-investmentCost)<=0.005+investmentCost/1000000000",
        proof: {
          "The cash flows at this rate are worth": "NPV(irr/100, cashFlows.amount)",
          "Investment cost": "investmentCost",
        },
        onlyIf: "AND(hasCashFlows, NOT(ISBLANK(irr)))",
      },
    }),
    payback: decimalYears("Payback period", {
      note: "Until the cost is back, if the money comes in evenly over each year.",
      explanation: {
        rule: "The whole years until just before the cost is back, and the part of the next year’s cash flow that is then still missing.",
        check:
          "ABS(INDEX(yearly.cumulative, paybackYear)-(paybackYear-payback)*INDEX(yearly.cashFlow, paybackYear))<=0.005+investmentCost/1000000000",
        proof: {
          "Cash flow of the year in which the cost is back": "INDEX(yearly.cashFlow, paybackYear)",
          "Ahead at the end of that year": "INDEX(yearly.cumulative, paybackYear)",
        },
        onlyIf: "AND(hasCashFlows, NOT(ISBLANK(payback)))",
      },
    }),
    discountedPayback: decimalYears("Discounted payback period", {
      note: "The same with what each cash flow is worth today.",
      explanation: {
        rule: "The payback period of the present values.",
        check:
          "ABS(INDEX(yearly.cumulativeValue, discountedPaybackYear)-(discountedPaybackYear-discountedPayback)*INDEX(yearly.presentValue, discountedPaybackYear))<=0.005+investmentCost/1000000000",
        proof: {
          "That year’s cash flow is worth today":
            "INDEX(yearly.presentValue, discountedPaybackYear)",
          "Ahead at the end of that year": "INDEX(yearly.cumulativeValue, discountedPaybackYear)",
        },
        onlyIf: "AND(hasCashFlows, NOT(ISBLANK(discountedPayback)))",
      },
    }),
    yearly: table<BusinessRoiResult, CashFlowYear>("Cash flows year by year", {
      by: "year",
      columns: {
        year: positionColumn("Year", "previous.year+1"),
        cashFlow: usdColumn("Cash flow", "INDEX(cashFlows.amount, year)", "sum"),
        cumulative: usdColumn("So far", "previous.cumulative+cashFlow", "last"),
        presentValue: usdColumn("Present value", "cashFlow/(1+discountRate/100)^year", "sum"),
        cumulativeValue: usdColumn("Value so far", "previous.cumulativeValue+presentValue", "last"),
      },
      count: "IF(hasCashFlows, COUNT(cashFlows.amount), 0)",
      start: { year: "0", cumulative: "-investmentCost", cumulativeValue: "-investmentCost" },
      totals: ({ yearly = [] }) => ({
        cashFlow: sumBy(yearly, ({ cashFlow }) => cashFlow),
        presentValue: sumBy(yearly, ({ presentValue }) => presentValue),
      }),
      note: "“So far” and “Value so far” start with the cost. Without a discount rate, the present value is the cash flow.",
    }),
  },
  section: {
    text(_, input) {
      const assumed =
        "You pay the cost today, and each cash flow counts at the end of its year. The IRR assumes that you can invest what comes in at the same rate.";
      // Of amounts that turn more often, the NPV may be negative below the IRR too.
      return signChangesOf(input) === 1
        ? `${assumed} If it is above your discount rate, the NPV is positive.`
        : assumed;
    },
    figures: ["npv", "irr", "payback", "discountedPayback"],
  },
  verdict: {
    also({ npv, irr, payback, yearly }, { discountRate }) {
      const back =
        payback === null
          ? `don’t bring the cost back within ${formatCount(yearly.length, "year")}`
          : `bring the cost back in ${formatYears(payback)}`;
      const returned = irr === null ? "" : ` and return ${formatRoundedPercent(irr)} a year`;
      const sentence = `Year by year, the cash flows ${back}${returned}.`;
      if (npv === undefined) return sentence;
      const side = npv < 0 ? "less" : "more";
      return `${sentence} At ${formatRoundedPercent(discountRate ?? 0)}, they are worth ${formatRoundedUsd(Math.abs(npv))} ${side} than the cost.`;
    },
  },
  errors: null,
  // About the rate, and about a profit that is another than that of the cash flows.
  remarks(result, input) {
    if (!hasCashFlows(result)) return [];
    const { irr } = result;
    const { netProfit, investmentCost, cashFlows = [] } = input;
    const earned = sumBy(cashFlows, ({ amount }) => amount);
    const profit = amountLeft(earned, investmentCost);
    const turns = signChangesOf(input);
    const remarks: string[] = [];
    if (turns === 0) remarks.push("There is no IRR, because no year brings money in.");
    else if (irr === null)
      remarks.push(
        "There is no IRR: at no discount rate are these cash flows worth exactly the cost. Go by the NPV.",
      );
    else if (turns > 1)
      remarks.push(
        `The cash flows change between money in and money out ${turns} times, so more than one rate can be the IRR. The one nearest to zero is shown. Go by the NPV.`,
      );
    if (Math.abs(profit - netProfit) >= 0.005)
      remarks.push(
        `Your cash flows add up to a net profit of ${formatRoundedUsd(profit)}, and you typed ${formatRoundedUsd(netProfit)}. The return on investment above is of the ${formatRoundedUsd(netProfit)}.`,
      );
    return remarks.map((text) => ({ tone: "neutral", text }));
  },
  // The years say how it got there.
  charts: { first: cashFlowChart },
});

const signChangesOf = ({ investmentCost, cashFlows = [] }: BusinessRoiInput) =>
  signChanges([-investmentCost, ...cashFlows.map(({ amount }) => amount)]);

/** More years than bars can be told apart. */
const mostDrawn = 60;

/** What each year brings, and how far the cost is back. */
function cashFlowChart({ yearly, payback }: WithCashFlows): Bars[] {
  const [first] = yearly;
  if (!first || yearly.length > mostDrawn) return [];
  const end = yearly.at(-1)?.cumulative ?? 0;
  const cost = first.cashFlow - first.cumulative;
  return [
    {
      kind: "bars",
      name: "years",
      title:
        payback === null
          ? `After ${formatCount(yearly.length, "year")}, ${formatWholeUsd(-end)} of the cost is not back`
          : `The cost is back in year ${Math.max(1, Math.ceil(payback))}, and year ${yearly.length} ends ${formatWholeUsd(Math.abs(end))} ${end < 0 ? "below" : "above"} it`,
      subject: "The cost, the cash flow of each year, and both so far",
      x: { label: "Years from now", values: [0, ...yearly.map(({ year }) => year)] },
      series: [
        { label: "Cost", values: [-cost, ...yearly.map(() => 0)] },
        { label: "Cash flow", values: [0, ...yearly.map(({ cashFlow }) => cashFlow)] },
      ],
      line: { label: "So far", values: [-cost, ...yearly.map(({ cumulative }) => cumulative)] },
    },
  ];
}
