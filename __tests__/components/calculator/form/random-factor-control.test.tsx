/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";

import { answering } from "@/components/calculator/answering";
import { RandomFactorControl } from "@/components/calculator/form/random-factor-control";
import { random } from "@/components/calculator/world";
import type { Definition } from "@/lib/calculator/definition";
import { randomFactor, randomFactorText } from "@/lib/calculator/form/random-factor";
import { complete } from "@/lib/calculator/report/notice";
import { ratio } from "@/lib/calculator/report/outputs";

const field = randomFactor("Variation", { min: 0.8, max: 1.2, hint: "Drawn once for this visit." });
const definition: Definition<{ variation: number }, { variation: number }> = {
  calculate: (input) => input,
  id: "loans-credit/mortgage",
  submit: "Estimate",
  fields: { variation: field },
  headline: "variation",
  outputs: { variation: ratio("Factor") },
  verdict: () => "Estimated.",
  toast: () => complete("Estimated."),
  example: { variation: 1 },
};
const world = { today: { year: 2026, month: 11, day: 21 } };
const control = (variation: string, errors = {}) => (
  <RandomFactorControl name="variation" field={field} draft={{ variation }} errors={errors} />
);
const box = () => document.querySelector<HTMLInputElement>("[name=variation]");

test("its box holds the draw of the visit, out of sight", () => {
  render(control(""));
  expect(box()).toHaveAttribute("type", "hidden");
  expect(box()).toHaveValue(randomFactorText(field, random));
});

test("what a link brought is used as it is", () => {
  render(control("0.91"));
  expect(box()).toHaveValue("0.91");
});

test("one that is refused is there to be mended, and stays when it is", async () => {
  const user = userEvent.setup();
  const { rerender } = render(control("7", { variation: "The variation can be at most 1.2." }));
  const shown = screen.getByRole("textbox", { name: "Variation" });
  expect(shown).toBeInvalid();
  expect(shown).toHaveAccessibleDescription(/at most 1\.2\.$/);
  await user.clear(shown);
  await user.type(shown, "1.1");
  rerender(control("7"));
  expect(box()).toHaveValue("1.1");
});

test("a link without one is answered by the draw of the visit", () => {
  const outcome = answering.run(definition, { variation: "" }, world);
  expect(outcome).toMatchObject({ draft: { variation: randomFactorText(field, random) } });
});
