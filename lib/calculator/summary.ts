import type { FigureView, View } from "./view";

/** Goes with every result that leaves the page. */
export const disclaimer =
  "Estimates only, worked out from the numbers above: not an offer and not advice.";

/** What the page knows of a result besides its view. */
type Page = {
  title: string;
  /** As it is read: November 21, 2026. */
  date: string;
  /** Opens this result again. */
  link: string;
};

/** A result as plain text, to be pasted into a message: whoever reads it sees what it rests on. */
export function summaryOf(view: View, { title, date, link }: Page): string {
  const { basis, headline, figures, verdict } = view;
  const paragraphs = [
    [title],
    ["Based on:", ...basis.map((input) => `- ${input}`)],
    [headline, ...figures].map(figureLine),
    [verdict],
    [disclaimer],
    [date, link],
  ];
  return paragraphs.map((lines) => lines.join("\n")).join("\n\n");
}

const figureLine = ({ label, parts, side, note }: FigureView) => {
  const reading = `${label}: ${parts.map(({ text }) => text).join(", ")}`;
  return [reading, side?.words, note].filter(Boolean).join(" · ");
};
