// What is measured beside each other gives the same number: else it would not be the same work.
import * as formulajs from "@formulajs/formulajs";
import * as financial from "financial";

import { mortgage } from "@/lib/calc/loans-credit/mortgage/calculation";
import { amortizationSchedule } from "@/lib/finance/amortization-schedule";
import { futureValue } from "@/lib/finance/future-value";
import { interestPayment } from "@/lib/finance/interest-payment";
import { payment } from "@/lib/finance/payment";
import { periods } from "@/lib/finance/periods";
import { presentValue } from "@/lib/finance/present-value";
import { principalPayment } from "@/lib/finance/principal-payment";

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
