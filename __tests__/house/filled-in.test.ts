/** A new calculator begins as a template, whose marks its author replaces. */
import { calculatorIds } from "@/lib/catalogue/calculators";

import { placesToFill } from "../../scripts/lib/calculators/new-calculator.mjs";
import { root } from "./calculators";

test.each(calculatorIds)("%s has nothing left to fill in", (id) => {
  const places = placesToFill(root, id);
  if (places.length > 0)
    throw new Error(`Say it, and take out the word TODO:\n${places.join("\n")}`);
});
