/** @jest-environment jsdom */
import { render, screen, within } from "@testing-library/react";

import { EvidenceTable } from "@/components/site/evidence-table";

const rows = [{ href: "/calculators/a/b", name: "Budget Calculator", cells: ["3", "none", ""] }];

it("names every cell by its calculator and its columns, and says where there is nothing", () => {
  render(
    <EvidenceTable
      label="The evidence"
      columns={[
        { name: "Worked cases", parts: ["Cases", "Largest difference"] },
        { name: "Cases of law", parts: [""] },
      ]}
      groups={[{ slug: "a", name: "Personal Finance", rows }]}
    />,
  );
  const region = screen.getByRole("region", { name: "The evidence" });
  expect(region).toHaveAttribute("tabindex", "0");
  expect(within(region).getByRole("rowheader", { name: "Budget Calculator" })).toBeVisible();
  expect(screen.getByRole("link", { name: "Budget Calculator" })).toHaveAttribute(
    "href",
    "/calculators/a/b",
  );
  expect(screen.getAllByRole("cell").map(({ textContent }) => textContent)).toEqual([
    "3",
    "none",
    "–none",
  ]);
  const group = screen.getByText("Worked cases");
  expect(group).toHaveAttribute("colspan", "2");
  expect(screen.getByText("Cases of law")).toHaveAttribute("rowspan", "2");
});
