import { Equal, TrendingDown, TrendingUp } from "lucide-react";

import { cn } from "@/lib/utils";
import type { FigureView } from "@/lib/calculator/view";

const tones = {
  positive: { Icon: TrendingUp, className: "text-positive" },
  destructive: { Icon: TrendingDown, className: "text-destructive" },
  neutral: { Icon: Equal, className: "text-muted-foreground" },
};

/** Which side of zero a figure is on: words, an icon and a colour, never the colour alone. */
export function Side({ tone, words }: NonNullable<FigureView["side"]>) {
  const { Icon, className } = tones[tone];
  return (
    <span className={cn("inline-flex items-center gap-1.5 text-sm font-semibold", className)}>
      <Icon aria-hidden className="size-4" />
      {words}
    </span>
  );
}
