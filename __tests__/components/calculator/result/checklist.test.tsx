/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";

import { Checklist } from "@/components/calculator/result/checklist";

test("every item has a box to tick, named by it, and its amount", async () => {
  const user = userEvent.setup();
  const items = [
    { label: "License", amount: 150 },
    { label: "License", amount: 0 },
  ];
  render(<Checklist title="One-time costs" items={items} />);
  expect(screen.getByRole("heading", { name: "One-time costs" })).toBeInTheDocument();
  const [first, second] = screen.getAllByRole("checkbox");
  expect(first).toHaveAccessibleName("License $150.00");
  expect(second).toHaveAccessibleName("License $0.00");
  await user.click(screen.getByText("$150.00"));
  expect(first).toBeChecked();
  expect(second).not.toBeChecked();
});
