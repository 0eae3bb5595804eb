/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";

import { ToggleControl } from "@/components/calculator/form/toggle-control";
import { toggle } from "@/lib/calculator/form/choice-field";

const field = toggle<string>("Annuity type", {
  options: { ordinary: "End of period", due: "Start of period" },
  initial: "ordinary",
  hint: "When each payment is made.",
});

test("is a named group of options, one of them chosen until another is", async () => {
  const user = userEvent.setup();
  render(<ToggleControl name="type" field={field} draft={{ type: "due" }} errors={{}} />);
  const group = screen.getByRole("radiogroup", { name: "Annuity type" });
  expect(group).toHaveAccessibleDescription("When each payment is made.");
  expect(screen.getByRole("radio", { name: "Start of period" })).toBeChecked();

  await user.click(screen.getByRole("radio", { name: "End of period" }));
  expect(screen.getByRole("radio", { name: "Start of period" })).not.toBeChecked();
});

test("says what is wrong with the choice of a link", () => {
  render(
    <ToggleControl
      name="type"
      field={field}
      draft={{ type: "never" }}
      errors={{ type: "Choose the annuity type." }}
    />,
  );
  const group = screen.getByRole("radiogroup", { name: "Annuity type" });
  expect(group).toHaveAccessibleDescription("When each payment is made. Choose the annuity type.");
  for (const option of screen.getAllByRole("radio")) expect(option).not.toBeChecked();
});
