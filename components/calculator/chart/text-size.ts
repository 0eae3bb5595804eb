/** Roughly how wide a text stands at the size of a chart's labels, on the safe side. */
export const widthOf = (text: string) => text.length * letterWidth;

const letterWidth = 6.7;

export const lineHeight = 16;

/** A text in lines of this width, broken between words and, where one is too long, within it. */
export function wrapped(text: string, width: number): string[] {
  const most = Math.max(2, Math.floor(width / letterWidth));
  const line = new RegExp(`\\S.{0,${most - 1}}(?!\\S)|\\S{1,${most}}`, "gu");
  return (text.match(line) ?? []).map((words) => words.trimEnd());
}

/** A text in two lines of about one length; one word in one. */
export function inTwo(text: string): string[] {
  const spaces = [...text.matchAll(/ /g)].map(({ index }) => index);
  if (spaces.length === 0) return [text];
  const offCenter = (space: number) => Math.abs(space - text.length / 2);
  const middle = spaces.reduce((best, next) => (offCenter(next) < offCenter(best) ? next : best));
  return [text.slice(0, middle), text.slice(middle + 1)];
}

export const boxSize = (lines: readonly string[]) => ({
  width: Math.max(...lines.map(widthOf)),
  height: lines.length * lineHeight,
});
