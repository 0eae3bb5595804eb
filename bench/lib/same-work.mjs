/**
 * Our own formulas, and the two packages that have them too.
 *
 * @typedef {object} Libraries
 * @property {typeof import("../../lib/finance/time-value/payment")
 *   & typeof import("../../lib/finance/time-value/present-value")
 *   & typeof import("../../lib/finance/time-value/future-value")
 *   & typeof import("../../lib/finance/time-value/periods")
 *   & typeof import("../../lib/finance/loan/interest-payment")
 *   & typeof import("../../lib/finance/loan/principal-payment")
 *   & typeof import("../../lib/finance/loan/amortization-schedule")
 *   & typeof import("../../lib/calc/loans-credit/mortgage/calculation")} own
 * @property {typeof import("financial")} financial
 * @property {Record<"PMT" | "PV" | "FV" | "NPER" | "IPMT" | "PPMT", (...numbers: number[]) => number>} formulajs
 */

/**
 * One piece of work in each library: all give the same number for the same rate a month.
 *
 * @typedef {{ what: string } & Record<keyof Libraries, (rate: number) => number>} Work
 */

const months = 360;
const borrowed = 250_000;
const level = -1_600;
const third = 120;
const homePrice = 400_000;
const downPayment = 80_000;
const years = 30;

/**
 * @param {Libraries} libraries
 * @returns {Work[]}
 */
export const sameWork = ({ own, financial, formulajs }) => [
  {
    what: "Payment",
    own: (rate) => own.payment(rate, months, borrowed),
    financial: (rate) => financial.pmt(rate, months, borrowed),
    formulajs: (rate) => formulajs.PMT(rate, months, borrowed, 0, 0),
  },
  {
    what: "Present value",
    own: (rate) => own.presentValue(rate, months, level),
    financial: (rate) => financial.pv(rate, months, level),
    formulajs: (rate) => formulajs.PV(rate, months, level, 0, 0),
  },
  {
    what: "Future value",
    own: (rate) => own.futureValue(rate, months, level, borrowed),
    financial: (rate) => financial.fv(rate, months, level, borrowed),
    formulajs: (rate) => formulajs.FV(rate, months, level, borrowed, 0),
  },
  {
    what: "Number of periods",
    own: (rate) => own.periods(rate, level, borrowed),
    financial: (rate) => financial.nper(rate, level, borrowed),
    formulajs: (rate) => formulajs.NPER(rate, level, borrowed, 0, 0),
  },
  {
    what: "Interest of one payment",
    own: (rate) => own.interestPayment(rate, third, months, borrowed),
    financial: (rate) => financial.ipmt(rate, third, months, borrowed),
    formulajs: (rate) => formulajs.IPMT(rate, third, months, borrowed, 0, 0),
  },
  {
    what: "Principal of one payment",
    own: (rate) => own.principalPayment(rate, third, months, borrowed),
    financial: (rate) => financial.ppmt(rate, third, months, borrowed),
    formulajs: (rate) => formulajs.PPMT(rate, third, months, borrowed, 0, 0),
  },
  {
    what: `Schedule, ${months} rows`,
    own: (rate) => ofThird(own.amortizationSchedule(rate, months, borrowed)),
    financial: (rate) =>
      ofThird(
        rows((month) => {
          const interest = -financial.ipmt(rate, month, months, borrowed);
          const principal = -financial.ppmt(rate, month, months, borrowed);
          const payment = interest + principal;
          return {
            month,
            payment,
            interest,
            principal,
            balance: -financial.fv(rate, month, -payment, borrowed),
          };
        }),
      ),
    formulajs: (rate) =>
      ofThird(
        rows((month) => {
          const interest = -formulajs.IPMT(rate, month, months, borrowed, 0, 0);
          const principal = -formulajs.PPMT(rate, month, months, borrowed, 0, 0);
          const payment = interest + principal;
          return {
            month,
            payment,
            interest,
            principal,
            balance: -formulajs.FV(rate, month, -payment, borrowed, 0),
          };
        }),
      ),
  },
  {
    what: "Mortgage, all figures",
    own: (rate) =>
      own.mortgage({ homePrice, downPayment, annualRate: rate * 1200, years }).totalInterest,
    financial: (rate) =>
      levelLoan(-financial.pmt(rate, months, homePrice - downPayment)).totalInterest,
    formulajs: (rate) =>
      levelLoan(-formulajs.PMT(rate, months, homePrice - downPayment, 0, 0)).totalInterest,
  },
];

/** @typedef {import("../../lib/finance/loan/amortization-schedule").ScheduleRow} ScheduleRow */

/**
 * As a person writes it who has a function for each part of a payment: a row for each month.
 *
 * @param {(month: number) => ScheduleRow} row
 */
const rows = (row) => Array.from({ length: months }, (_, index) => row(index + 1));

/** @param {ScheduleRow[]} schedule */
const ofThird = (schedule) => (schedule[third - 1]?.balance ?? NaN) + schedule.length;

/** @param {number} monthlyPayment */
function levelLoan(monthlyPayment) {
  const loanAmount = homePrice - downPayment;
  const totalPayment = monthlyPayment * months;
  const housingCost = monthlyPayment;
  return {
    loanAmount,
    monthlyPayment,
    totalPayment,
    totalInterest: totalPayment - loanAmount,
    housingCost,
  };
}
