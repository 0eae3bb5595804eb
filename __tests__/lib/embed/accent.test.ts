import { accentColors, type OwnColors } from "@/lib/embed/accent";

const own = (ground: string): OwnColors => ({ ground, mark: "#0a5763", onMark: "#ffeedd" });
const colors = (digits: string, light = "#ffffff", dark = "#000000") =>
  accentColors(digits, { light: own(light), dark: own(dark) });

test.each([
  ["ffffff", "#000000"],
  ["000000", "#ffffff"],
  ["0000ff", "#ffffff"], // white 8.59, black 2.44
  ["ff0000", "#000000"], // black 5.25, white 4.00
  ["ffd400", "#000000"],
  ["00ff00", "#000000"], // black 15.30
  ["777777", "#000000"], // black 4.69, white 4.48
  ["757575", "#ffffff"], // white 4.61, black 4.56
])("on %s the text is %s", (digits, text) => {
  expect(colors(digits)).toMatchObject({ accent: `#${digits}`, "on-accent": text });
});

test("whatever the color, the text on it reaches 4.5:1", () => {
  const parts = ["00", "22", "44", "66", "77", "88", "aa", "cc", "ee", "ff"];
  for (const red of parts)
    for (const green of parts)
      for (const blue of parts) {
        const digits = red + green + blue;
        const { "on-accent": text } = colors(digits) ?? { "on-accent": "" };
        expect(ratio(`#${digits}`, text)).toBeGreaterThanOrEqual(4.5);
      }
});

test("what has to be seen on the page is of that color from 3:1 on, in each theme by itself", () => {
  // On white #949494 is 3.03:1 and #959595 just under 3:1; on black both are more than 6.
  expect(colors("949494")?.mark).toBe("light-dark(#949494, #949494)");
  expect(colors("959595")).toMatchObject({
    mark: "light-dark(#0a5763, #959595)",
    "on-mark": "light-dark(#ffeedd, #000000)",
  });
  // On black #5a5a5a is 3.04:1 and #585858 is 2.95:1.
  expect(colors("5a5a5a")?.mark).toBe("light-dark(#5a5a5a, #5a5a5a)");
  expect(colors("585858")?.mark).toBe("light-dark(#585858, #0a5763)");
});

test.each([
  "",
  "fff",
  "12345",
  "1234567",
  "#0a5763",
  "0a576g",
  "red",
  "0a5763;",
  "0a5763\n",
  " 0a5763",
])("%j is no color", (text) => {
  expect(colors(text)).toBeUndefined();
});

test("the case of the digits is nothing", () => {
  expect(colors("0A57FF")).toEqual(colors("0a57ff"));
});

/** The ratio by another way than the one that is tested: the sum of WCAG 2.2 in whole steps of 255. */
function ratio(one: string, other: string) {
  const [a = 0, b = 0] = [one, other].map((color) => {
    const value = Number.parseInt(color.slice(1), 16);
    const linear = [value >> 16, (value >> 8) & 255, value & 255].map((part) =>
      part <= 10 ? part / 3294.6 : ((part + 14.025) / 269.025) ** 2.4,
    );
    return (linear[0] ?? 0) * 0.2126 + (linear[1] ?? 0) * 0.7152 + (linear[2] ?? 0) * 0.0722;
  });
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}
