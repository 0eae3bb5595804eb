import { colourOf } from "@/lib/palette";

test("a colour by day and by night, as the design has it", () => {
  expect(colourOf("background")).toEqual({ light: "#fbfaf7", dark: "#0f1416" });
});
