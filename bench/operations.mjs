import { aSecond, ratio } from "./lib/figures.mjs";
import { medians } from "./lib/medians.mjs";
import { compiled } from "./lib/own-code.mjs";
import { sameWork } from "./lib/same-work.mjs";
import { timesASecond } from "./lib/times-a-second.mjs";

const rounds = 7;

/** Rates a month, so that no two calculations after each other are the same. */
const rates = Array.from({ length: 64 }, (_, index) => 0.002 + index / 16_384);

/**
 * How many calculations a second lib/finance and lib/calc make, in Node and without a page, beside
 * two packages that everybody can install.
 *
 * @param {Pick<import("./run.mjs").Bench, "examples">} bench
 * @returns {Promise<import("./lib/report.mjs").Section>}
 */
export async function operations({ examples }) {
  /** @type {import("./lib/same-work.mjs").Libraries} */
  const libraries = await compiled(`
    import * as payment from "@/lib/finance/time-value/payment";
    import * as presentValue from "@/lib/finance/time-value/present-value";
    import * as futureValue from "@/lib/finance/time-value/future-value";
    import * as periods from "@/lib/finance/time-value/periods";
    import * as interestPayment from "@/lib/finance/loan/interest-payment";
    import * as principalPayment from "@/lib/finance/loan/principal-payment";
    import * as schedule from "@/lib/finance/loan/amortization-schedule";
    import * as mortgage from "@/lib/calc/loans-credit/mortgage/calculation";
    export const own = {
      ...payment, ...presentValue, ...futureValue, ...periods,
      ...interestPayment, ...principalPayment, ...schedule, ...mortgage,
    };
    export * as financial from "financial";
    export * as formulajs from "@formulajs/formulajs";
  `);
  const compared = await medians(
    sameWork(libraries),
    { title: "Operations beside two libraries", rounds },
    async ({ own, financial, formulajs }) => ({
      own: pace(own),
      financial: pace(financial),
      formulajs: pace(formulajs),
    }),
  );
  const calculated = await medians(
    examples,
    { title: "Operations of every example", rounds },
    async ({ result }) => ({ own: pace(() => Object.keys(result()).length) }),
  );

  return {
    title: "Calculations a second",
    text:
      `Medians of ${rounds} rounds, in Node, each library compiled alike. ` +
      "A schedule of the two packages asks them for each part of each row. " +
      "Goal: at least as many as both on the same work; “times” is beside the quicker of the two. " +
      "A calculator is its example, calculated without a page.",
    head: ["Calculated", "Figurewell", "financial", "formulajs", "Times", "Met"],
    rows: [
      ...sameWork(libraries).flatMap(({ what }, index) => {
        const paces = compared[index];
        if (!paces) return [];
        const { own, financial, formulajs } = paces;
        const quicker = Math.max(financial, formulajs);
        return [
          [
            what,
            ...[own, financial, formulajs].map(aSecond),
            ratio(own, quicker),
            own >= quicker ? "yes" : "no",
          ],
        ];
      }),
      ...examples.map(({ id }, index) => [
        id,
        aSecond(calculated[index]?.own ?? NaN),
        ...["–", "–", "", ""],
      ]),
    ],
  };
}

/** @param {(rate: number) => number} work */
function pace(work) {
  let time = 0;
  return timesASecond(() => work(rates[(time += 1) % rates.length] ?? 0), { least: 40 });
}
