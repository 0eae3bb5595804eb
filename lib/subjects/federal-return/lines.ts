import { briefUsd } from "@/lib/calculator/report/brief-usd";
import { percentage, usd } from "@/lib/calculator/report/outputs";
import type { ReturnFigures } from "@/lib/tax-law/return-figures";

/** A result with a federal return in it: lib/tax-law/return-figures.ts. */
export type WithReturn = { law: ReturnFigures };

/** A number that the law sets, in the formulas and the workbook. */
export const lawAmount = (label: string, rule: string) =>
  usd<WithReturn>(label, { hidden: true, explanation: { rule, lookup: true } });

export const lawRate = (label: string, rule: string) =>
  percentage<WithReturn>(label, { hidden: true, explanation: { rule, lookup: true } });

/** A line of the return that a result shows only where there is something to see. */
export const line = (
  name: keyof ReturnFigures,
  label: string,
  explanation: { rule: string; formula: string },
  note?: string,
) => briefUsd<WithReturn>(label, { note, when: ({ law }) => law[name] !== 0, explanation });

/** A line that no result shows. */
export const hiddenLine = (label: string, rule: string, formula: string) =>
  usd<WithReturn>(label, { hidden: true, explanation: { rule, formula } });
