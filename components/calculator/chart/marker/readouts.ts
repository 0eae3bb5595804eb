import type { Axis, Chart } from "@/lib/calculator/charts/chart";

import { formatPosition } from "../description";
import { tableOf } from "../table";

/** What a chart says at one of its points: where that is, and each value there. */
export type Readout = {
  position: string;
  values: readonly { label: string; text: string }[];
};

/** The readout of each point of a chart: a row of its table, in words. */
export function readoutsOf(chart: Chart): Readout[] {
  const { columns, rows } = tableOf(chart);
  const [, ...labels] = columns;
  return rows.map(([name = "", ...texts], index) => ({
    position: "x" in chart ? positionWords(chart.x, chart.x.values[index] ?? 0) : name,
    values: texts.map((text, column) => ({ label: labels[column] ?? "", text })),
  }));
}

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

/** The widest words that can stand in each place of a readout: they hold its room. */
export function widestReadout(readouts: readonly Readout[]): Readout {
  const [first] = readouts;
  return {
    position: longest(readouts.map(({ position }) => position)),
    values: (first?.values ?? []).map(({ label }, index) => ({
      label,
      text: longest(readouts.map(({ values }) => values[index]?.text ?? "")),
    })),
  };
}

const longest = (texts: readonly string[]) =>
  texts.reduce((most, text) => (text.length > most.length ? text : most), "");
