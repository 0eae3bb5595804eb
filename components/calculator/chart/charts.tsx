import { memo, useDeferredValue, useId, useMemo, type ReactNode } from "react";

import { fetched, FetchedPart } from "@/components/calculator/loading/fetched-part";
import type { Chart } from "@/lib/calculator/charts/chart";
import { chartsOf, type DeclaredChart } from "@/lib/calculator/charts/charts-of";

import { ReadoutStrip } from "./marker/readout-strip";
import { readoutsOf } from "./marker/readouts";
import { Numbers } from "./numbers";
import { readingOf, type Reading } from "./readings";
import { inText, useRoom } from "./room";

export const Drawing = fetched(async () => (await import("./drawing")).Drawing);

/** Charts, each with the table of its numbers. */
export const Charts = memo(function Charts({ charts }: { charts: readonly DeclaredChart[] }) {
  return chartsOf(charts).map((chart) => <ChartCard key={chart.name} chart={chart} />);
});

type ChartCardProps = {
  chart: Chart;
  /** What stands under the drawing. */
  children?: ReactNode;
};

/** A chart under its finding. */
export const ChartCard = memo(function ChartCard({ chart, children }: ChartCardProps) {
  const { title, subject } = chart;
  const heading = useId();
  const [ground, width] = useRoom();
  const reading = useMemo(() => readingOf(chart), [chart]);
  const height = reading.heightAt(width);
  // While a number is moved, the picture follows at once, and its words and numbers when there is time.
  const numbers = useDeferredValue(reading);
  const isTooNarrow = width > 0 && height === undefined;

  return (
    <section
      aria-labelledby={heading}
      data-chart={chart.kind}
      className="min-w-0 rounded-xl border border-border bg-card"
    >
      <header className="px-5 pt-4 sm:px-6 sm:pt-5 print:pt-1">
        <h2 id={heading} className="text-lg leading-snug font-bold text-balance">
          {title}
        </h2>
        <p className="mt-1 text-sm text-muted-foreground">{subject}</p>
      </header>
      <div className="px-5 pt-3 pb-3 sm:px-6 print:pt-1">
        <div ref={ground}>
          {isTooNarrow && (
            <p className="text-sm">There is no room for this chart. Its numbers are below.</p>
          )}
          {width > 0 && height !== undefined && (
            <FetchedPart
              title={title}
              // As large as the drawing: when it comes, nothing below it moves.
              place={<DrawingPlace reading={reading} width={width} height={height} />}
            >
              <Drawing chart={chart} reading={numbers} width={width} height={height} />
            </FetchedPart>
          )}
        </div>
      </div>
      {children}
      <Numbers subject={subject} reading={numbers} opened={isTooNarrow} />
    </section>
  );
});

type DrawingPlaceProps = { reading: Reading; width: number; height: number };

const DrawingPlace = ({ reading, width, height }: DrawingPlaceProps) => (
  <>
    <ReadoutStrip signs={reading.signs} readouts={readoutsOf(reading)} />
    <svg aria-hidden width={inText(width)} height={inText(height)} className="block text-base" />
  </>
);
