import type { Checklist as List } from "@/lib/calculator/definition";
import { formatUsd } from "@/lib/format";

/** Things to tick off. What is ticked is not kept: on paper the boxes are empty until a pen comes. */
export const Checklist = ({ title, items }: List) => (
  <section className="rounded-xl border border-border bg-card">
    <h2 className="px-5 py-3 text-xl font-bold sm:px-6 print:py-1.5">{title}</h2>
    <ul className="print:columns-2 print:gap-x-6">
      {items.map(({ label, amount }, index) => (
        <li
          key={index}
          // One of ten thousand is laid out when it comes into view.
          className="border-t border-border [contain-intrinsic-block-size:2.75rem] [content-visibility:auto] print:break-inside-avoid"
        >
          <label className="flex min-h-target items-center gap-3 px-5 py-1 sm:px-6 print:min-h-0">
            <input type="checkbox" className="size-5 shrink-0 accent-primary" />
            <span className="min-w-0 grow wrap-anywhere">{label}</span>
            <span className="tabular-nums">{formatUsd(amount)}</span>
          </label>
        </li>
      ))}
    </ul>
  </section>
);
