import { memo, useId } from "react";

import type { Chart } from "@/lib/calculator/chart";
import { chartsOf, type DeclaredChart } from "@/lib/calculator/charts-of";

import { description } from "./description";
import { Drawing } from "./drawing";
import { Numbers } from "./numbers";
import { useWidth } from "./use-width";

/** The charts of a result, each with the table of its numbers. */
export const Charts = memo(function Charts({ charts }: { charts: readonly DeclaredChart[] }) {
  return chartsOf(charts).map((chart) => <ChartCard key={chart.name} {...chart} />);
});

function ChartCard(chart: Chart) {
  const { title, subject } = chart;
  const heading = useId();
  const [ground, width] = useWidth();

  return (
    <section
      aria-labelledby={heading}
      data-chart={chart.kind}
      className="min-w-0 rounded-xl border border-border bg-card print:break-inside-avoid"
    >
      <header className="px-4 pt-4 sm:px-6 sm:pt-5">
        <h2 id={heading} className="text-lg leading-snug font-bold text-balance">
          {title}
        </h2>
        <p className="mt-1 text-sm text-muted-foreground">{subject}</p>
      </header>
      <div className="px-4 pt-3 pb-2 sm:px-6">
        {/* As high as the drawing before it is drawn: nothing below moves. */}
        <div ref={ground} className="min-h-64">
          {width > 0 && (
            <svg
              role="img"
              aria-label={description(chart)}
              width={width}
              height={drawingHeight}
              viewBox={`0 0 ${width} ${drawingHeight}`}
              className="block h-auto max-w-full overflow-visible font-sans text-[0.8125rem]"
            >
              <Drawing chart={chart} width={width} height={drawingHeight} />
            </svg>
          )}
        </div>
      </div>
      <Numbers {...chart} />
    </section>
  );
}

/** In pixels, at every width: the labels are never scaled. The ground holds the same room open. */
const drawingHeight = 256;
