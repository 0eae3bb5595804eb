import { cn } from "@/lib/utils";

import { widestReadout, type Readout } from "./readouts";

type ReadoutStripProps = {
  /** How each value is drawn, as a sign before its name: none for what is not drawn. */
  signs: readonly string[];
  readouts: readonly Readout[];
  /** The one that is read, if there is a marker. */
  readout?: Readout;
};

/**
 * What the chart says at its marker. It has the room of its longest words from the start, so that nothing
 * moves when they come. A screen reader says it anew at each point, and not on the way there.
 */
export const ReadoutStrip = ({ signs, readouts, readout }: ReadoutStripProps) => (
  <div data-slot="readout" className="mb-3 grid text-[0.8125rem]/5 *:[grid-area:1/1] print:hidden">
    <p aria-hidden className={cn("invisible", words)}>
      <Words signs={signs} {...widestReadout(readouts)} />
    </p>
    {!readout && (
      <p aria-hidden className="self-end text-muted-foreground">
        Hover, tap or use the arrow keys to see values.
      </p>
    )}
    <p aria-live="polite" aria-atomic className={words}>
      {readout && <Words signs={signs} {...readout} />}
    </p>
  </div>
);

const words = "flex flex-wrap content-start gap-x-4";

const Words = ({ signs, position, values }: Readout & Pick<ReadoutStripProps, "signs">) => (
  <>
    <b className="font-semibold">{position}:</b>{" "}
    {values.map(({ label, text }, index) => (
      <span key={label}>
        {signs[index] && (
          <span className={cn("mr-1.5 inline-block forced-color-adjust-none", signs[index])} />
        )}
        <span className="text-muted-foreground">{label}</span>{" "}
        <span className="font-semibold tabular-nums">{text}</span>
        {index < values.length - 1 && <span className="sr-only">, </span>}
      </span>
    ))}
  </>
);
