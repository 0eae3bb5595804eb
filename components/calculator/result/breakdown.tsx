import type { BreakdownView } from "@/lib/calculator/report/breakdown";
import { cn } from "@/lib/utils";

/** In the order of the parts; a sixth begins anew, and its words tell it apart. */
const colors = [
  "fill-chart-1",
  "fill-chart-2",
  "fill-muted-foreground",
  "fill-chart-1/50",
  "fill-chart-2/50",
];

const colorOf = (index: number) => colors[index % colors.length];

/** What an answer is made of: one bar, and the words and amounts of its parts. */
export function Breakdown({ title, parts }: BreakdownView) {
  const starts = parts.map((_, index) =>
    parts.slice(0, index).reduce((sum, { percent }) => sum + percent, 0),
  );
  return (
    <section
      data-slot="breakdown"
      aria-label={title}
      className="border-b border-border px-5 py-4 sm:px-6 print:hidden"
    >
      <h3 className="text-sm font-semibold">{title}</h3>
      <svg aria-hidden className="mt-2 h-5 w-full rounded-md">
        {parts.map(({ label, percent }, index) => (
          <rect
            key={label}
            x={`${starts[index]}%`}
            width={`${percent}%`}
            height="100%"
            strokeWidth={2}
            className={cn("stroke-card", colorOf(index))}
          />
        ))}
      </svg>
      <ul className="mt-2 flex flex-wrap gap-x-6 gap-y-1 text-sm">
        {parts.map(({ label, text, share }, index) => (
          <li key={label} className="flex items-baseline gap-2">
            <svg aria-hidden className="size-2.5 shrink-0">
              <rect width="100%" height="100%" rx={2} className={colorOf(index)} />
            </svg>
            <span>
              {label} <span className="font-semibold tabular-nums">{text}</span>{" "}
              <span className="text-muted-foreground">{share}</span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
