import { cva } from "class-variance-authority";
import { Equal, TrendingDown, TrendingUp } from "lucide-react";

import type { FigureView } from "@/lib/calculator/report/view";

type SideView = NonNullable<FigureView["side"]>;

const icons = { positive: TrendingUp, destructive: TrendingDown, neutral: Equal };

const tone: Record<SideView["tone"], string> = {
  positive: "text-positive",
  destructive: "text-destructive",
  neutral: "text-muted-foreground",
};

/** The color of a figure on this side of zero. */
export const signColor = cva("", { variants: { tone } });
const badge = cva("inline-flex items-center gap-1.5 text-sm font-semibold", { variants: { tone } });

/** Which side of zero a figure is on: words, an icon and a color, never the color alone. */
export function SignBadge({ tone, words }: SideView) {
  const Icon = icons[tone];
  return (
    <span className={badge({ tone })}>
      <Icon className="size-4" />
      {words}
    </span>
  );
}
