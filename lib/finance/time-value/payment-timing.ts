/** When a payment falls: 0 at the end of each period, 1 at its beginning (a spreadsheet's `type`). */
export type PaymentTiming = 0 | 1;
