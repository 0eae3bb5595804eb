/**
 * WCAG 2.2, success criteria 1.4.3 and 1.4.11: text on its ground at 4.5:1, the edges of controls, the
 * focus and what a chart draws at 3:1, in both themes.
 */
import { colorOf } from "@/lib/palette";
import config from "@/tailwind.config";

type Color = Parameters<typeof colorOf>[0];

/** What carries words or meaning, and every ground that it stands on. */
const grounds: Partial<Record<Color, { least: number; on: readonly Color[] }>> = {
  foreground: { least: 4.5, on: ["background", "card", "muted", "destructive-ground"] },
  "muted-foreground": { least: 4.5, on: ["background", "card", "muted"] },
  primary: { least: 4.5, on: ["background", "card", "muted", "accent"] },
  "primary-hover": { least: 4.5, on: ["background", "card", "muted", "accent"] },
  "primary-foreground": { least: 4.5, on: ["primary", "primary-hover"] },
  "accent-foreground": { least: 4.5, on: ["accent"] },
  positive: { least: 4.5, on: ["background", "card"] },
  destructive: { least: 4.5, on: ["background", "card", "destructive-ground"] },
  input: { least: 3, on: ["background", "card", "muted"] },
  ring: { least: 3, on: ["background", "card", "muted", "accent", "destructive-ground"] },
  // What a chart draws, and the names in the same color.
  "chart-1": { least: 4.5, on: ["card"] },
  "chart-2": { least: 4.5, on: ["card"] },
};

/** Lines that only order what is there: nothing is lost to who does not see them. */
const decorative: readonly Color[] = ["border"];

const pairs = Object.entries(grounds).flatMap(([name, { least, on }]) =>
  on.flatMap((ground) =>
    (["light", "dark"] as const).map((theme) => ({ name: name as Color, ground, theme, least })),
  ),
);

test.each(pairs)(
  "$name on $ground, $theme: at least $least:1",
  ({ name, ground, theme, least }) => {
    expect(contrast(colorOf(name)[theme], colorOf(ground)[theme])).toBeGreaterThanOrEqual(least);
  },
);

/** How strong the ground of an area is: components/calculator/chart/area-chart.tsx. */
const tint = 0.16;

test.each(["light", "dark"] as const)("a name over the area of its color, %s: 4.5:1", (theme) => {
  const [color, card] = [colorOf("chart-1")[theme], colorOf("card")[theme]];
  expect(contrast(color, mixed(color, card, tint))).toBeGreaterThanOrEqual(4.5);
});

test("every color of the design is held", () => {
  const held = [...pairs.flatMap(({ name, ground }) => [name, ground]), ...decorative];
  expect([...new Set(held)].sort()).toEqual(Object.keys(config.theme.extend.colors).sort());
});

test("the ratio is that of the guidelines", () => {
  expect(contrast("#ffffff", "#000000")).toBeCloseTo(21, 10);
  // The lightest gray that the guidelines' own examples accept on white.
  expect(contrast("#767676", "#ffffff")).toBeCloseTo(4.54, 2);
});

/** https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio, between two colors such as #0a5763. */
function contrast(one: string, other: string): number {
  const [lighter = 1, darker = 0] = [one, other].map(luminance).sort((a, b) => b - a);
  return (lighter + 0.05) / (darker + 0.05);
}

/** A color laid over another, as strong as this. */
function mixed(color: string, ground: string, strength: number): string {
  const parts = [1, 3, 5].map((start) => {
    const [over, under] = [color, ground].map((one) => parseInt(one.slice(start, start + 2), 16));
    const part = Math.round((over ?? 0) * strength + (under ?? 0) * (1 - strength));
    return part.toString(16).padStart(2, "0");
  });
  return `#${parts.join("")}`;
}

/** https://www.w3.org/TR/WCAG22/#dfn-relative-luminance */
function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const part = parseInt(color.slice(start, start + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
