/** Where the points of a chart lie, in pixels, and along which side. */
export type Stops = { axis: "x" | "y"; places: readonly number[] };

/** Where a key leads from a point: nothing where it is none that moves. Rows are read downward. */
export function stopByKey(key: string, from: number, { axis, places }: Stops): number | undefined {
  const last = places.length - 1;
  const down = axis === "y" ? 1 : -1;
  const steps: Record<string, number> = {
    ArrowRight: 1,
    ArrowLeft: -1,
    ArrowDown: down,
    ArrowUp: -down,
    Home: -last,
    End: last,
  };
  const step = steps[key];
  return step === undefined ? undefined : Math.max(0, Math.min(last, from + step));
}
