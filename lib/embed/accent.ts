/** What a brand color gives way to where it could not be told from its ground, in one theme. */
export type OwnColors = { ground: string; mark: string; onMark: string };

/**
 * The colors of an embedded calculator whose site names a brand color as six hex digits; `undefined`
 * for any other text.
 *
 * - `accent` fills the button, and `on-accent`, black or white, is the text on it: whatever the color
 *   is, one of the two reaches 4.5:1.
 * - `mark` is the frame around what has the focus and the ground of a chosen option. It has to be told
 *   from the page, at 3:1 (WCAG 2.2, 1.4.11): where the brand color does not reach that, ours stays.
 *
 * It is written into the page as text (`scriptText`), so it uses nothing from outside itself.
 */
export function accentColors(digits: string, own: Record<"light" | "dark", OwnColors>) {
  if (!/^[\da-f]{6}$/i.test(digits)) return undefined;

  /** https://www.w3.org/TR/WCAG22/#dfn-relative-luminance */
  const luminance = (color: string) => {
    const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
      const part = parseInt(color.slice(start, start + 2), 16) / 255;
      return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };

  /** https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio */
  const contrast = (one: string, other: string) => {
    const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
    return (lighter + 0.05) / (darker + 0.05);
  };

  const accent = `#${digits.toLowerCase()}`;
  const onAccent =
    contrast(accent, "#ffffff") >= contrast(accent, "#000000") ? "#ffffff" : "#000000";
  const isSeenOn = ({ ground }: OwnColors) => contrast(accent, ground) >= 3;
  const { light, dark } = own;
  const pair = (ofAccent: string, of: "mark" | "onMark") =>
    `light-dark(${isSeenOn(light) ? ofAccent : light[of]}, ${isSeenOn(dark) ? ofAccent : dark[of]})`;

  return {
    accent,
    "on-accent": onAccent,
    mark: pair(accent, "mark"),
    "on-mark": pair(onAccent, "onMark"),
  };
}
