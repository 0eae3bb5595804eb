import type { Reading } from "../readings";

/** What a chart says at one of its points: where that is, and each value there. */
export type Readout = {
  position: string;
  values: readonly { label: string; text: string }[];
};

/** The readout of each point of a chart: a row of its table, in words. */
export const readoutsOf = ({ columns: [, ...labels], points }: Reading): Readout[] =>
  points.map(({ position, cells }) => ({
    position,
    values: cells.map((text, column) => ({ label: labels[column] ?? "", text })),
  }));

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
