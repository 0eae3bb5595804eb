import { useMemo } from "react";

import { Charts } from "@/components/calculator/chart/charts";
import {
  sensitivitiesOf,
  signed,
  type Change,
  type Sensitivities,
} from "@/lib/calculator/analysis/sensitivity";
import { shortFigure } from "@/lib/calculator/analysis/numeric-figures";
import type { Tornado } from "@/lib/calculator/charts/chart";
import type { Calculation } from "@/lib/calculator/run";

import { BreakEven } from "./break-even";

/** More bars than this nobody compares. */
const mostRows = 12;

type SensitivityProps<Input, Result> = { calculation: Calculation<Input, Result> };

/** Which numbers of the form the headline figure depends on most, and how it follows each of them. */
export function Sensitivity<Input, Result>({ calculation }: SensitivityProps<Input, Result>) {
  const sensitivities = useMemo(() => sensitivitiesOf(calculation), [calculation]);
  const charts = useMemo(() => (sensitivities ? tornadoOf(sensitivities) : []), [sensitivities]);
  if (!sensitivities) return null;

  const { figure, now, moving, idle } = sensitivities;
  return (
    <div data-slot="sensitivity" className="grid gap-5">
      <p className="max-w-prose text-muted-foreground">
        {`“${figure.label}” is ${figure.show(now)}. We changed one number at a time: rates by 1 point, amounts by 10%, terms by 5 years (1 year if under 10).`}
      </p>
      <Charts charts={charts} />
      {moving.length === 0 && <p>None of these changes affects this result.</p>}
      {moving.length > 0 && idle.length > 0 && (
        <p className="max-w-prose text-sm text-muted-foreground">
          {`These don’t affect this result: ${idle.join("; ")}.`}
        </p>
      )}
      <BreakEven calculation={calculation} first={moving[0]?.box} />
    </div>
  );
}

function tornadoOf<Result>(sensitivities: Sensitivities<Result>): Tornado[] {
  const { now, moving } = sensitivities;
  const [strongest] = moving;
  if (!strongest) return [];
  const figure = shortFigure(sensitivities.figure, now);
  const cell = (change: Change | undefined) =>
    change
      ? `${figure.show(change.value)} at ${change.amount} (${signed(figure, change.difference)})`
      : "–";
  const rows = moving.slice(0, mostRows).map(({ name, step, less, more }) => {
    const moves = [less?.difference ?? 0, more?.difference ?? 0] as const;
    const values = [now, less?.value ?? now, more?.value ?? now];
    return {
      label: `${name}, ${step}`,
      moves,
      ends: [figure.show(Math.min(...values)), figure.show(Math.max(...values))] as const,
      cells: [cell(less), cell(more)] as const,
    };
  });
  const heard =
    moving.length > mostRows ? ` (the ${mostRows} biggest effects of ${moving.length})` : "";
  return [
    {
      kind: "tornado",
      name: "sensitivity",
      title: `Biggest effect: ${strongest.name}, ${strongest.step}`,
      subject: `How much “${figure.label}” changes${heard}; each end of a bar shows the new value`,
      columns: ["If lower", "If higher"],
      rows,
    },
  ];
}
