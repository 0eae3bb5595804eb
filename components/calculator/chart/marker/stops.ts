/** Where the points of a chart lie, in pixels, and along which side. */
export type Stops = { axis: "x" | "y"; places: readonly number[] };

/** The point nearest to where the pointer is. */
export const nearestStop = ({ places }: Stops, at: number): number =>
  places.reduce(
    (nearest, place, index) =>
      Math.abs(place - at) < Math.abs((places[nearest] ?? 0) - at) ? index : nearest,
    0,
  );

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
