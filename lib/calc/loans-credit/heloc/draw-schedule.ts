import { interestOnlySchedule } from "@/lib/finance/loan/interest-only-schedule";

import type { HelocInput } from "./calculation";

/** The months of the draw period. */
export const drawSchedule = ({ annualRate, drawPeriod, amountDrawn, extra = 0 }: HelocInput) =>
  interestOnlySchedule(annualRate / 1200, drawPeriod * 12, amountDrawn, extra);
