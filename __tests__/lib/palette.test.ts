import { colorOf } from "@/lib/palette";

test("a color by day and by night, as the design has it", () => {
  expect(colorOf("background")).toEqual({ light: "#fbfaf7", dark: "#0f1416" });
});
