/**
 * One table of the report.
 *
 * @typedef {object} Section
 * @property {string} title
 * @property {string} text how it was measured
 * @property {string[]} head the names of the columns
 * @property {string[][]} rows the cells, the first of each row in words
 */

/**
 * The report as Markdown, which a terminal shows as readably.
 *
 * @param {{ facts: string[], sections: Section[] }} measured
 */
export function report({ facts, sections }) {
  return [
    "# Benchmark",
    "Written by `npm run bench`.",
    facts.map((fact) => `- ${fact}`).join("\n"),
    ...sections.flatMap(({ title, text, head, rows }) => [
      `## ${title}`,
      text,
      table([head, ...rows]),
    ]),
  ]
    .join("\n\n")
    .concat("\n");
}

/**
 * Its columns are as wide as their widest cell, the first to the left, the others to the right.
 *
 * @param {string[][]} lines the first is the head
 */
function table(lines) {
  const [head = []] = lines;
  const widths = head.map((_, column) =>
    Math.max(...lines.map((cells) => cells[column]?.length ?? 0)),
  );
  const line = (/** @type {string[]} */ cells) => `| ${cells.join(" | ")} |`;
  const padded = lines.map((cells) =>
    line(
      widths.map((width, column) => {
        const cell = cells[column] ?? "";
        return column === 0 ? cell.padEnd(width) : cell.padStart(width);
      }),
    ),
  );
  const rule = line(
    widths.map(
      (width, column) => "-".repeat(column === 0 ? width : width - 1) + (column ? ":" : ""),
    ),
  );
  return [padded[0], rule, ...padded.slice(1)].join("\n");
}
