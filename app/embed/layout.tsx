import type { ReactNode } from "react";

import { takeLook } from "@/components/embed/frame-scripts";
import { InlineScript } from "@/components/site/early/inline-script";
import { accentColors } from "@/lib/embed/accent";
import { colorOf } from "@/lib/palette";
import { scriptText } from "@/lib/script-text";

import "./embed.css";

/** Of all grounds, muted is the nearest to what is drawn on it, in both themes. */
const ownColors = (theme: "light" | "dark") => ({
  ground: colorOf("muted")[theme],
  mark: colorOf("primary")[theme],
  onMark: colorOf("primary-foreground")[theme],
});

const look = scriptText(takeLook, accentColors, {
  light: ownColors("light"),
  dark: ownColors("dark"),
});

/** What stands around a calculator in the page of another site: nothing but its look. */
export default function EmbedLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <InlineScript name="frame-look" text={look} />
      {children}
    </>
  );
}
