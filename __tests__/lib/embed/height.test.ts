import { heightKind, toldHeight } from "@/lib/embed/height";

const told = (height: unknown) => toldHeight({ type: heightKind, id: "tax/income-tax", height });

test.each([100, 745, 745.5, 20_000])("%d pixels are a height", (height) => {
  expect(told(height)).toBe(height);
});

test.each([
  NaN,
  Infinity,
  -Infinity,
  -1,
  0,
  99,
  20_001,
  1e9,
  "500",
  "",
  null,
  undefined,
  [500],
  {},
])("%j is none", (height) => {
  expect(told(height)).toBeUndefined();
});

test.each([
  undefined,
  null,
  "figurewell:height",
  500,
  [],
  { height: 500 },
  { type: "height", height: 500 },
])("%j tells nothing", (data) => {
  expect(toldHeight(data)).toBeUndefined();
});
