import { sumBy } from "@/lib/finance/sum-by";

/** What comes in or goes out once. */
export type OneOff = {
  name: string;
  /** Dollars, negative for what is paid. */
  amount: number;
  /** The month in which it does, counted from 1. */
  month: number;
};

/** What changes from month to month. Left out, nothing does. */
export type ChangingFlows = {
  /** Percent a month by which the inflows grow, above −100. */
  growth?: number;
  oneOffs?: readonly OneOff[];
  /** Days from a sale until its money is in, 0 or more. A month has 30. */
  paymentDays?: number;
};

/** Whether any month differs from the others. */
export const isChanging = ({ growth = 0, oneOffs = [], paymentDays = 0 }: ChangingFlows) =>
  growth !== 0 || paymentDays > 0 || oneOffs.some(({ amount }) => amount !== 0);

/** The sales of a month, counted from 1: they grow from the second one on. None before the first. */
export const salesIn = (month: number, firstMonth: number, { growth = 0 }: ChangingFlows) =>
  month < 1 ? 0 : firstMonth * (1 + growth / 100) ** (month - 1);

/**
 * What of the sales comes in during a month. Sales are spread evenly over a month, so that money that comes 45 days
 * later is half that of the month before, and half that of the one before it.
 */
export function receivedIn(month: number, firstMonth: number, flows: ChangingFlows) {
  const { paymentDays = 0 } = flows;
  const whole = Math.floor(paymentDays / 30);
  const part = (paymentDays % 30) / 30;
  return (
    (1 - part) * salesIn(month - whole, firstMonth, flows) +
    part * salesIn(month - whole - 1, firstMonth, flows)
  );
}

/** What comes in once in a month, less what goes out once. */
export const oneOffIn = (month: number, { oneOffs = [] }: ChangingFlows) =>
  sumBy(
    oneOffs.filter((item) => item.month === month),
    ({ amount }) => amount,
  );
