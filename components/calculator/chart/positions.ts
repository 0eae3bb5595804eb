import type { Axis } from "@/lib/calculator/charts/chart";
import { formatNumber } from "@/lib/format";

/** A position on the x axis, to a hundredth. */
export const formatPosition = (position: number) => formatNumber(Math.round(position * 100) / 100);

/** A position as its axis writes it. */
export const writtenPosition = ({ written }: Axis, position: number) =>
  (written?.show ?? formatPosition)(position);

/** A position by itself: "12 years from now", "Year 12", "Age 45", "At 7.25%". */
export function positionWords({ label, written }: Axis, at: number): string {
  if (written) return `At ${written.show(at)}`;
  const number = formatPosition(at);
  const [, unit, rest] = counting.exec(label) ?? [];
  if (!unit) return `${label} ${number}`;
  return `${number} ${unit.toLowerCase()}${at === 1 ? "" : "s"}${rest}`;
}

/** A label that names what is counted: "Years from now", "Units sold". */
const counting = /^(\w+)s\b(.*)$/;
