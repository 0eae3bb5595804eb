/** @jest-environment jsdom */
import { fireEvent, screen } from "@testing-library/react";

import { askDoubts } from "@/components/calculator/form/ask-doubts";
import { money } from "@/lib/calculator/form/number-field";

const fields = {
  price: money("Home price", { plausible: { min: 1_000 } }),
  down: money("Down payment", { plausible: { min: 1_000 } }),
};

test("half a number is not asked about while somebody types it, as this code comes", async () => {
  document.body.innerHTML = ["price", "down"]
    .map((name) => `<input id="${name}" name="${name}" value="60"><div id="${name}-doubt"></div>`)
    .join("");
  const form = document.createElement("form");
  form.append(...document.body.childNodes);
  document.body.append(form);
  const [price] = form.elements as unknown as [HTMLInputElement];
  price.focus();

  askDoubts(fields, form);
  expect(screen.getByText(/^“Down payment”: \$60\?/)).toBeVisible();
  expect(screen.queryByText(/^“Home price”/)).toBeNull();

  fireEvent.change(price, { target: { value: "61" } });
  expect(await screen.findByText(/^“Home price”: \$61\?/)).toBeVisible();
});
