import { boxSize, lineHeight } from "./labels";
import type { Scales } from "./scales";

type BarLabelProps = Scales & { label: string; layer: readonly [number, number][] };

/** The name of a layer where it is thickest: on it, or above it with a line down where it is thin. */
export function BarLabel({ label, layer, x, y, frame }: BarLabelProps) {
  const thickness = layer.map(([low, top]) => y(low) - y(top));
  const thickest = thickness.indexOf(Math.max(...thickness));
  const [low, top] = layer[thickest] ?? [0, 0];
  const width = boxSize([label]).width + 8;
  const height = lineHeight + 6;
  const middle = (y(low) + y(top)) / 2;
  const fits = (thickness[thickest] ?? 0) >= height + 4;

  const center = Math.max(
    frame.left + 6 + width / 2,
    Math.min(frame.right - 6 - width / 2, x(thickest)),
  );
  const tagTop = fits ? middle - height / 2 : y(top) - height - 10;

  return (
    <g aria-hidden>
      {!fits && (
        <line
          x1={x(thickest)}
          x2={x(thickest)}
          y1={tagTop + height}
          y2={middle}
          strokeWidth={1.5}
          className="stroke-foreground"
        />
      )}
      <rect
        x={center - width / 2}
        y={tagTop}
        width={width}
        height={height}
        rx={4}
        className="fill-card stroke-border"
      />
      <text
        x={center}
        y={tagTop + height / 2}
        dy="0.35em"
        textAnchor="middle"
        className="fill-foreground font-semibold"
      >
        {label}
      </text>
    </g>
  );
}
