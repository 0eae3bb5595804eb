import type { Calculation } from "@/lib/calculator/run";
import { meaningsOf, type Quantity } from "@/lib/catalogue/quantities";

/** A number or a choice, and the boxes of this form that it comes from. */
type MeantValue = { value: number | string; boxes: readonly string[] };

/** What the boxes and figures of a result mean, and what follows from them: no blanks, and no zeros. */
export function meantValues<Input, Result>({
  definition,
  input,
  result,
}: Calculation<Input, Result>): ReadonlyMap<Quantity, MeantValue> {
  const { takes = {}, gives = {} } = meaningsOf(definition.id);
  const all = { ...result, ...input } as Readonly<Record<string, unknown>>;
  const values = new Map<Quantity, MeantValue>();
  for (const [quantity, name] of Object.entries({ ...takes, ...gives })) {
    const value = all[name];
    const isTyped = name in (input as object);
    if (typeof value === "number" && value > 0)
      values.set(quantity as Quantity, {
        value: isTyped ? value : roundedTo(100, value),
        boxes: isTyped ? [name] : [],
      });
    else if (typeof value === "string" && value)
      values.set(quantity as Quantity, { value, boxes: [name] });
  }
  for (const { quantity, from, value } of derived) {
    const parts = from.map((name) => values.get(name));
    if (values.has(quantity) || parts.some((part) => typeof part?.value !== "number")) continue;
    const whole = parts as (MeantValue & { value: number })[];
    values.set(quantity, {
      value: value(...whole.map(({ value }) => value)),
      boxes: whole.flatMap(({ boxes }) => boxes),
    });
  }
  return values;
}

const roundedTo = (parts: number, value: number) => Math.round(value * parts) / parts;

/** In percent, as many places as give the dollars again. */
const percentOf = (part: number, whole: number) => roundedTo(10_000, (part / whole) * 100);
const shareOf = (percent: number, whole: number) => roundedTo(100, (percent / 100) * whole);
const twelfth = (year: number) => roundedTo(100, year / 12);
const twelvefold = (month: number) => roundedTo(100, month * 12);

/** Quantities that follow from others: the same in another unit. */
const derived: readonly {
  quantity: Quantity;
  from: readonly Quantity[];
  value: (...values: number[]) => number;
}[] = [
  { quantity: "downPaymentPercent", from: ["downPayment", "homePrice"], value: percentOf },
  { quantity: "downPayment", from: ["downPaymentPercent", "homePrice"], value: shareOf },
  { quantity: "propertyTaxRate", from: ["propertyTax", "homePrice"], value: percentOf },
  { quantity: "propertyTax", from: ["propertyTaxRate", "homePrice"], value: shareOf },
  { quantity: "monthlyHomeInsurance", from: ["annualHomeInsurance"], value: twelfth },
  { quantity: "annualHomeInsurance", from: ["monthlyHomeInsurance"], value: twelvefold },
  { quantity: "annualIncome", from: ["monthlyIncome"], value: twelvefold },
  { quantity: "monthlyIncome", from: ["annualIncome"], value: twelfth },
  { quantity: "monthlyPay", from: ["annualIncome"], value: twelfth },
  { quantity: "monthlyRetirementSaving", from: ["annualRetirementSaving"], value: twelfth },
  { quantity: "annualRetirementSaving", from: ["monthlyRetirementSaving"], value: twelvefold },
  {
    quantity: "yearsUntilCollege",
    from: ["collegeAge", "childAge"],
    value: (to, from) => to - from,
  },
];
