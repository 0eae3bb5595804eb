import { Icon } from "@/components/site/icon";
import { colourOf } from "@/lib/palette";
import { pictureSize } from "@/lib/metadata";
import { site } from "@/lib/site";

import type { Picture } from "./pictures";

const { background, foreground, primary, accent, border } = {
  background: colourOf("background").light,
  foreground: colourOf("foreground").light,
  primary: colourOf("primary").light,
  accent: colourOf("accent").light,
  border: colourOf("border").light,
};
const quiet = colourOf("muted-foreground").light;

const margin = 72;

/**
 * The picture of a page: a printed sheet with its title, its question and, as every sum ends, a
 * double rule. The styles are those that the drawing library knows; no page has them.
 */
export function Card({ icon, subject, title, question }: Picture) {
  return (
    <div
      style={{
        ...pictureSize,
        display: "flex",
        flexDirection: "column",
        justifyContent: "space-between",
        position: "relative",
        padding: `${margin - 12}px ${margin}px`,
        background,
        color: foreground,
        fontFamily: "Figtree",
      }}
    >
      <Mark size={560} colour={accent} style={{ position: "absolute", right: -96, top: -40 }} />
      <div style={{ display: "flex", alignItems: "center", color: primary }}>
        <Mark size={52} colour={primary} />
        <span
          style={{
            marginLeft: 18,
            fontSize: 38,
            fontWeight: 600,
            letterSpacing: -1,
            color: foreground,
          }}
        >
          {site.name}
        </span>
      </div>
      <div style={{ display: "flex", flexDirection: "column", maxWidth: 940 }}>
        <div
          style={{
            display: "flex",
            alignItems: "center",
            fontSize: 32,
            fontWeight: 600,
            color: primary,
          }}
        >
          {icon && (
            <span style={{ display: "flex", width: 40, height: 40, marginRight: 16 }}>
              <Icon name={icon} />
            </span>
          )}
          {subject}
        </div>
        <div
          style={{
            display: "block",
            marginTop: 16,
            fontSize: title.length > 30 ? 72 : 84,
            lineHeight: 1.06,
            fontWeight: 600,
            letterSpacing: -2.5,
            lineClamp: 3,
          }}
        >
          {title}
        </div>
        <div
          style={{
            display: "block",
            marginTop: 24,
            fontSize: 34,
            lineHeight: 1.35,
            color: quiet,
            lineClamp: 3,
          }}
        >
          {question}
        </div>
      </div>
      <div style={{ display: "flex", flexDirection: "column" }}>
        <div style={{ height: 3, background: foreground }} />
        <div style={{ height: 3, marginTop: 5, background: foreground }} />
        <div
          style={{
            display: "flex",
            justifyContent: "space-between",
            marginTop: 20,
            fontSize: 26,
            color: quiet,
            borderColor: border,
          }}
        >
          <span>Free, private, and every step shown</span>
          <span>{new URL(site.url).host}</span>
        </div>
      </div>
    </div>
  );
}

type MarkProps = { size: number; colour: string; style?: Record<string, string | number> };

/** The mark of components/site/logo.tsx, whose colour there is that of the page. */
const Mark = ({ size, colour, style }: MarkProps) => (
  <svg
    width={size}
    height={size}
    viewBox="0 0 24 24"
    fill="none"
    stroke={colour}
    strokeWidth="2.5"
    strokeLinecap="round"
    style={style}
  >
    <path d="M3.5 4v8.5a8.5 8.5 0 0 0 17 0V4" />
    <path d="M9 7.5h6M9 12.5h6" />
  </svg>
);
