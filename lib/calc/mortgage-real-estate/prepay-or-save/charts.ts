import { divisionOf, type Lines } from "@/lib/calculator/charts/chart";
import { formatDuration } from "@/lib/calculator/report/duration";
import { formatWholeUsd } from "@/lib/format";

import type { prepayOrSave, PrepayOrSaveInput } from "./calculation";
import { isLevel } from "./words";

type PrepayOrSaveResult = ReturnType<typeof prepayOrSave>;

/** Savings minus debt, both ways, up to the day of the comparison. None where a month is all. */
export function netPositions(
  result: PrepayOrSaveResult,
  { balance, lumpSum }: PrepayOrSaveInput,
): Lines[] {
  const { compareMonths, payoffMonths, months } = result;
  if (compareMonths < 2) return [];
  const { unit, step } = divisionOf(compareMonths);
  const perUnit = unit === "year" ? 12 : 1;
  const places = new Set([
    ...Array.from({ length: Math.ceil(compareMonths / step) }, (_, index) => index * step),
    // The line bends where the loan ends.
    Math.min(payoffMonths, compareMonths),
    compareMonths,
  ]);
  const positions = [...places].sort((one, other) => one - other);
  const rowAt = (month: number) => months[month - 1];
  const series = (label: string, net: (month: number) => number) => ({
    label,
    values: positions.map((month) => (month === 0 ? lumpSum - balance : net(month))),
  });
  const prepaying = (month: number) => {
    const { savedPrepaying = 0, owedPrepaying = 0 } = rowAt(month) ?? {};
    return savedPrepaying - owedPrepaying;
  };
  const saving = (month: number) => {
    const { savedSaving = 0, owedSaving = 0 } = rowAt(month) ?? {};
    return savedSaving - owedSaving;
  };

  return [
    {
      kind: "lines",
      curve: "straight",
      name: "netPositions",
      title: titleOf(result),
      subject: "Savings minus what you owe, both ways",
      x: {
        unit,
        label: unit === "year" ? "Years from now" : "Months from now",
        values: positions.map((month) => month / perUnit),
      },
      series: [series("Prepay", prepaying), series("Save", saving)],
      marks:
        payoffMonths > 0 && payoffMonths < compareMonths
          ? [
              {
                x: payoffMonths / perUnit,
                y: prepaying(payoffMonths),
                label: "Loan paid off",
                detail: `after ${formatDuration(payoffMonths)}`,
              },
            ]
          : [],
    },
  ];
}

function titleOf(result: PrepayOrSaveResult): string {
  const after = `after ${formatDuration(result.compareMonths)}`;
  if (isLevel(result)) return `Both ways end the same ${after}`;
  const lead = formatWholeUsd(Math.abs(result.gain));
  return `${result.gain > 0 ? "Prepaying" : "Saving"} leads by ${lead} ${after}`;
}
