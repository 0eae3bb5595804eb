/** The page as it is built, where everybody would share what is drawn. */
import { renderToStaticMarkup } from "react-dom/server";

import { RandomFactorControl } from "@/components/calculator/form/random-factor-control";
import { randomFactor } from "@/lib/calculator/form/random-factor";

test("the built page has no number in the box", () => {
  const field = randomFactor("Variation", { min: 0.8, max: 1.2 });
  const built = renderToStaticMarkup(
    <RandomFactorControl name="variation" field={field} draft={{ variation: "" }} errors={{}} />,
  );
  expect(built).toBe('<input type="hidden" name="variation" value=""/>');
});
