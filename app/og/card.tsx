import { createElement, type SVGProps } from "react";

import { pictureSize } from "@/lib/metadata";
import { colorOf } from "@/lib/palette";
import { site } from "@/lib/site";

import type { Picture } from "./pictures";
import type { shapeOf } from "./shape";

const paper = colorOf("background").light;
const ink = colorOf("foreground").light;
const quiet = colorOf("muted-foreground").light;
const primary = colorOf("primary").light;
const onPrimary = colorOf("primary-foreground").light;

type CardProps = Omit<Picture, "icon" | "path"> & {
  /** The icon's; without one the mark of the site stands in its place. */
  shape?: Awaited<ReturnType<typeof shapeOf>>;
};

/**
 * The picture of a page: a printed sheet with its title and its question that ends, as every sum
 * does, in a double rule. The styles are those that the drawing library knows; no page has them.
 */
export function Card({ shape, subject, title, question }: CardProps) {
  return (
    <div
      style={{
        ...pictureSize,
        display: "flex",
        background: paper,
        color: ink,
        fontFamily: "Figtree",
      }}
    >
      <div
        style={{
          display: "flex",
          flexDirection: "column",
          justifyContent: "space-between",
          width: 880,
          padding: "52px 64px 48px 72px",
        }}
      >
        <div style={{ display: "flex", alignItems: "center" }}>
          <Mark width={48} height={48} stroke={primary} />
          <span style={{ marginLeft: 16, fontSize: 36, fontWeight: 600, letterSpacing: -1 }}>
            {site.name}
          </span>
        </div>
        <div style={{ display: "flex", flexDirection: "column" }}>
          {subject && (
            <span style={{ marginBottom: 14, fontSize: 30, fontWeight: 600, color: primary }}>
              {subject}
            </span>
          )}
          <span
            style={{
              fontSize: title.length > 22 ? 64 : 80,
              lineHeight: 1.06,
              fontWeight: 600,
              letterSpacing: -2,
            }}
          >
            {title}
          </span>
          <span style={{ marginTop: 24, fontSize: 31, lineHeight: 1.35, color: quiet }}>
            {question}
          </span>
        </div>
        <div style={{ display: "flex", flexDirection: "column" }}>
          <div style={{ height: 3, background: ink }} />
          <div style={{ height: 3, marginTop: 5, background: ink }} />
          <span style={{ marginTop: 18, fontSize: 26, color: quiet }}>
            {new URL(site.url).host}
          </span>
        </div>
      </div>
      <div
        style={{
          display: "flex",
          alignItems: "center",
          justifyContent: "center",
          flexGrow: 1,
          background: primary,
          color: onPrimary,
        }}
      >
        {shape ? (
          <Drawing width={184} height={184} stroke={onPrimary} strokeWidth={1.4}>
            {shape.map(([tag, attributes]) => createElement(tag, attributes))}
          </Drawing>
        ) : (
          <Mark width={200} height={200} stroke={onPrimary} />
        )}
      </div>
    </div>
  );
}

/** The mark of components/site/frame/logo.tsx, which takes its size and color from the page. */
const Mark = (props: SVGProps<SVGSVGElement>) => (
  <Drawing strokeWidth={2.5} {...props}>
    <path d="M3.5 4v8.5a8.5 8.5 0 0 0 17 0V4" />
    <path d="M9 7.5h6M9 12.5h6" />
  </Drawing>
);

const Drawing = (props: SVGProps<SVGSVGElement>) => (
  <svg viewBox="0 0 24 24" fill="none" strokeLinecap="round" strokeLinejoin="round" {...props} />
);
