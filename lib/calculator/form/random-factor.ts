import { numberField, type NumberField } from "./number-field";

/** A number that the page draws by chance, once for each visit: its box is not shown. */
export type RandomFactorField = NumberField<never> & {
  kind: "randomFactor";
  bounds: { min: number; max: number };
};

/**
 * A factor with two decimals, drawn once for each visit; every link carries it. Its form has the control
 * `randomFactor: RandomFactorControl`, which no type can ask for.
 *
 * @example randomFactor("Variation", { min: 0.8, max: 1.2 })
 */
export const randomFactor = (
  label: string,
  { hint, ...bounds }: { min: number; max: number; hint?: string },
): RandomFactorField => ({
  ...numberField("randomFactor")<never>(label, { hint }),
  kind: "randomFactor",
  bounds,
});

/** What chance, from 0 to below 1, comes to between the bounds: as it stands in the box. */
export const randomFactorText = ({ bounds: { min, max } }: RandomFactorField, chance: number) =>
  String(Math.round((min + chance * (max - min)) * 100) / 100);
