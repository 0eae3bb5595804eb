import type { ReactNode } from "react";

/** The size of every picture, in its own units. */
const width = 480;
const height = 252;

/** The frame of a picture: its words are for who cannot see it, its drawing in the colors of the theme. */
export const Picture = ({ alt, children }: { alt: string; children: ReactNode }) => (
  <svg
    data-slot="picture"
    role="img"
    aria-label={alt}
    viewBox={`0 0 ${width} ${height}`}
    className="block h-auto w-full"
  >
    {children}
  </svg>
);

type LabelProps = {
  x: number;
  y: number;
  anchor?: "start" | "middle" | "end";
  isStrong?: boolean;
  children: ReactNode;
};

/** A word or a number in a picture, large enough to be read on a phone. */
export const Label = ({ x, y, anchor = "start", isStrong, children }: LabelProps) => (
  <text
    x={x}
    y={y}
    textAnchor={anchor}
    className={
      isStrong
        ? "fill-foreground text-[17px] font-semibold tabular-nums"
        : "fill-muted-foreground text-[15px] tabular-nums"
    }
  >
    {children}
  </text>
);
