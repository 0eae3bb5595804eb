/**
 * What the build publishes at /engine/figurewell.js: the engine, whose functions throw a sentence about an
 * argument that they cannot take. The site itself calls them as they are: its forms have asked before.
 */
import * as engine from ".";
import { formOf } from "../calc/forms";
import { formatAmount } from "../calculator/form/format-amount";
import { largest } from "../calculator/form/number-field";
import { checkedCalculation, checkedModule } from "./checked";
import { financeArguments } from "./finance-arguments";
import { ratesArguments } from "./rates-arguments";

type Engine = typeof engine;

export const { version } = engine;

export const calculations = Object.fromEntries(
  Object.entries(engine.calculations).map(([id, calculate]) => [
    id,
    checkedCalculation(id, calculate as never, formOf[id as keyof typeof formOf].fields),
  ]),
) as unknown as Engine["calculations"];

const formulas = checkedModule(engine.finance, financeArguments);

export const finance: Engine["finance"] = {
  ...formulas,
  payoffSchedule(rate, payment, balance) {
    const months = formulas.payoffMonths(rate, payment, balance);
    // One that never repays has no rows.
    if (Number.isFinite(months) && months > largest.months)
      throw new RangeError(
        `payment must repay the balance within ${formatAmount("months", largest.months)}. This one takes ${months}.`,
      );
    return formulas.payoffSchedule(rate, payment, balance);
  },
};

export const rates = checkedModule(engine.rates, ratesArguments);
