import {
  aSecond,
  asCount,
  inKilobytes,
  inMegabytes,
  inMilliseconds,
  inThousandths,
  ratio,
} from "../../../bench/lib/figures.mjs";

test("a figure is shown with its unit", () => {
  expect(asCount(1234.4)).toBe("1,234");
  expect(inMilliseconds(1234.5)).toBe("1,235 ms");
  expect(inKilobytes(147_349)).toBe("147.3 kB");
  expect(inMegabytes(4_000_000)).toBe("4.0 MB");
});

test("a layout that did not move at all is told from one that hardly moved", () => {
  expect(inThousandths(0)).toBe("0");
  expect(inThousandths(0.0123)).toBe("0.012");
});

test("what is measured roughly is shown to three digits", () => {
  expect(aSecond(11_249_876)).toBe("11,200,000 /s");
  expect(aSecond(5907.3)).toBe("5,910 /s");
});

test.each([
  [130, 100, "1.30×"],
  [994, 100, "9.94×"],
  [1249, 100, "12×"],
  [6, 100, "0.06×"],
])("%d is %dths of another: %s", (value, other, text) => {
  expect(ratio(value, other)).toBe(text);
});

test("nothing has no multiple", () => {
  expect(ratio(5, 0)).toBe("");
});
