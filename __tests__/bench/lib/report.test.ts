import { report } from "../../../bench/lib/report.mjs";

test("a report says where it was measured, and its columns stand in line", () => {
  const section = {
    title: "Opening",
    text: "From press to paint.",
    head: ["Opened", "Median"],
    rows: [
      ["All", "96 ms"],
      ["One year", "104 ms"],
    ],
  };
  expect(report({ facts: ["2026-03-04", "Node 20"], sections: [section] })).toBe(
    `# Benchmark

Written by \`npm run bench\`.

- 2026-03-04
- Node 20

## Opening

From press to paint.

| Opened   | Median |
| -------- | -----: |
| All      |  96 ms |
| One year | 104 ms |
`,
  );
});
