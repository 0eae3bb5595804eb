import { largest, type Bounds } from "../calculator/form/number-field";
import { monthsAfter, type CalendarDay } from "../finance/months-after";
import { listOf, numberOf, objectOf, oneOf, textOf, type Check } from "./checks";

/** What a function takes, by the names of its parameters and in their order; `each` of a rest. */
export type Arguments = Readonly<Record<string, Check | { each: Check }>>;

/** The arguments of every function of a module. */
export type ArgumentsOf<Module> = {
  readonly [
    Name in keyof Module as Module[Name] extends (...given: never[]) => unknown ? Name : never
  ]: Arguments;
};

/** A plain number: no unit stands behind its limits. */
export const number = (bounds: Bounds) => numberOf({ kind: "number", bounds });

const fromZero = { min: 0 };
const aboveZero = { above: 0 };

/** A fraction a period, or a year: 0.005 is 0.5%. */
export const rate = number({ above: -1, max: largest.percent / 100 });
export const rateFromZero = number({ ...fromZero, max: largest.percent / 100 });
/** A fraction a year that is divided by the periods before it counts. */
export const nominal = number({ min: -largest.percent / 100, max: largest.percent / 100 });
export const percent = numberOf({
  kind: "percent",
  bounds: { above: -largest.percent, max: largest.percent },
});

/** Percent of a whole. */
export const percentFromZero = number({ ...fromZero, max: 100 });

/** Dollars received or paid. */
export const dollars = numberOf({
  kind: "money",
  bounds: { min: -largest.money, max: largest.money },
});
export const dollarsFromZero = numberOf({
  kind: "money",
  bounds: { ...fromZero, max: largest.money },
});

/** Periods of any length, months most often. */
export const periods = number({ min: -largest.months, max: largest.months });
export const periodsFromZero = number({ ...fromZero, max: largest.months });
export const periodsAboveZero = number({ ...aboveZero, max: largest.months });
export const yearsFromZero = numberOf({
  kind: "years",
  bounds: { ...fromZero, max: largest.years },
});
export const age = numberOf({ kind: "age", bounds: { ...fromZero, max: largest.age } });

/** A whole number, such as how many days later: negative is earlier. */
export const wholeNumber = numberOf({
  kind: "integer",
  bounds: { min: -largest.months, max: largest.months },
});
/** A count of people, or of pays in a year. */
export const wholeAboveZero = numberOf({
  kind: "integer",
  bounds: { ...aboveZero, max: largest.integer },
});

/** A count of people on a return. */
export const peopleUpTo = (max: number) => numberOf({ kind: "integer", bounds: { min: 0, max } });

/** Any number, as large as an amount. */
export const amount = number({ min: -largest.number, max: largest.number });

/** A year of the calendar, and a day of it: as far as a spreadsheet counts. */
export const year = numberOf({ kind: "calendarYear", bounds: { min: 1, max: 9_999 } });
const month = numberOf({ kind: "integer", bounds: { min: 1, max: 12 } });
const day = numberOf({ kind: "integer", bounds: { min: 1, max: 31 } });
export const calendarDay = { year, month, day };

/** A day that the calendar has. Of one that is asked for its year alone, nothing else is. */
export const dayOfCalendar =
  (parts: Readonly<Record<string, Check>>): Check =>
  (name, value) => {
    objectOf(parts)(name, value);
    const { year, month, day } = value as Partial<CalendarDay>;
    if (year === undefined || month === undefined || day === undefined) return;
    const { day: last } = monthsAfter({ year, month, day: 31 }, 0);
    if (day > last)
      throw new RangeError(
        `${name}.day can be at most ${last} in month ${month} of ${year}. It is ${day}.`,
      );
  };

/** Whether a payment falls at the end of a period or at its beginning. */
export const timing = oneOf([0, 1]);

export const items = listOf(objectOf({ description: textOf(), amount: dollars }));
