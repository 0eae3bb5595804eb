import type { ReactNode } from "react";

import { takeLook } from "@/components/embed/frame-scripts";
import { InlineScript } from "@/components/site/inline-script";
import { accentColours } from "@/lib/embed/accent";
import { colourOf } from "@/lib/palette";
import { scriptText } from "@/lib/script-text";

import "./embed.css";

/** Of all grounds, muted is the nearest to what is drawn on it, in both themes. */
const ownColours = (theme: "light" | "dark") => ({
  ground: colourOf("muted")[theme],
  mark: colourOf("primary")[theme],
  onMark: colourOf("primary-foreground")[theme],
});

const look = scriptText(takeLook, accentColours, {
  light: ownColours("light"),
  dark: ownColours("dark"),
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
