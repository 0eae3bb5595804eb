// What is measured beside each other gives the same number: else it would not be the same work.
import * as formulajs from "@formulajs/formulajs";
import * as financial from "financial";

import { mortgage } from "@/lib/calc/loans-credit/mortgage/calculation";
import { amortizationSchedule } from "@/lib/finance/loan/amortization-schedule";
import { interestPayment } from "@/lib/finance/loan/interest-payment";
import { principalPayment } from "@/lib/finance/loan/principal-payment";
import { futureValue } from "@/lib/finance/time-value/future-value";
import { payment } from "@/lib/finance/time-value/payment";
import { periods } from "@/lib/finance/time-value/periods";
import { presentValue } from "@/lib/finance/time-value/present-value";

import { sameWork, type Libraries } from "../../../bench/lib/same-work.mjs";

const own = {
  mortgage,
  amortizationSchedule,
  futureValue,
  interestPayment,
  payment,
  periods,
  presentValue,
  principalPayment,
};
// Its types say that every function may return an error.
const work = sameWork({
  own,
  financial,
  formulajs: formulajs as unknown as Libraries["formulajs"],
});

test.each(work)("$what: all three agree", ({ own, financial, formulajs }) => {
  for (const rate of [0.002, 0.004, 0.0058]) {
    const value = own(rate);
    expect(Math.abs(value)).toBeGreaterThan(0.1);
    for (const other of [financial(rate), formulajs(rate)])
      expect(Math.abs(other / value - 1)).toBeLessThan(1e-9);
  }
});
