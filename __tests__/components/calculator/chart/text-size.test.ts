import { widthOf, wrapped } from "@/components/calculator/chart/text-size";

test.each([
  ["Vehicle price", 254, ["Vehicle price"]],
  ["Full coverage, $500 deductible", 100, ["Full coverage,", "$500", "deductible"]],
  ["Krankenversicherungsbeiträge", 100, ["Krankenversich", "erungsbeiträge"]],
  ["  spaces   between  ", 254, ["spaces   between"]],
  ["💰💰💰", 0, ["💰💰", "💰"]],
  ["", 100, []],
])("%j in %d pixels", (text, width, lines) => {
  expect(wrapped(text, width)).toEqual(lines);
  for (const line of lines) if (width > 0) expect(widthOf(line)).toBeLessThanOrEqual(width);
});
