import { Equal, TrendingDown, TrendingUp } from "lucide-react";

import type { FigureView } from "@/lib/calculator/report/view";
import { cn } from "@/lib/utils";

type SideView = NonNullable<FigureView["side"]>;

const icons = { positive: TrendingUp, destructive: TrendingDown, neutral: Equal };

/** The color of a figure on this side of zero, and of what is said of it. */
export const toneColor: Record<SideView["tone"], string> = {
  positive: "text-positive",
  destructive: "text-destructive",
  neutral: "text-muted-foreground",
};

/** Which side of zero a figure is on: words, an icon and a color, never the color alone. */
export function SignBadge({ tone, words }: SideView) {
  const Icon = icons[tone];
  return (
    <span className={cn("inline-flex items-center gap-1.5 text-sm font-semibold", toneColor[tone])}>
      <Icon aria-hidden className="size-4" />
      {words}
    </span>
  );
}
