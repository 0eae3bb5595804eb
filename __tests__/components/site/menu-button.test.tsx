import { act, fireEvent, render, screen } from "@testing-library/react";

import { MenuButton, type MenuSheetProps } from "@/components/site/menu-button";
import { MenuSheet } from "@/components/site/menu-sheet";

const categories = [
  {
    href: "/loans-credit",
    slug: "loans-credit",
    name: "Loans & Credit",
    description: "",
    icon: "banknote" as const,
    calculators: [
      {
        href: "/calculators/loans-credit/mortgage",
        name: "Mortgage Calculator",
        description: "",
        icon: "house" as const,
      },
    ],
  },
];

const Sheet = (props: MenuSheetProps) => (
  <MenuSheet
    {...props}
    categories={categories}
    pages={[{ href: "/about", name: "About" }]}
    allHref="/all-calculators"
  />
);

beforeEach(() => {
  window.matchMedia = () => new EventTarget() as MediaQueryList;
});

function setUp(load = jest.fn(() => Promise.resolve(Sheet))) {
  render(
    <>
      <MenuButton load={load}>icon</MenuButton>
      <footer>
        <nav>
          <a href="/all-calculators">View All</a>
        </nav>
      </footer>
    </>,
  );
  return { load, button: screen.getByRole("button", { name: "Menu" }) };
}

it("fetches the sheet when it is about to be pressed, not before", async () => {
  const { load, button } = setUp();
  expect(load).not.toHaveBeenCalled();
  await act(async () => button.focus());
  expect(load).toHaveBeenCalled();
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
});

it("opens by a press that comes before the sheet, and gives the focus back", async () => {
  const { button } = setUp();
  await act(async () => fireEvent.click(button));
  const dialog = screen.getByRole("dialog", { name: "Menu" });
  expect(dialog).toContainElement(document.activeElement as HTMLElement);

  await act(async () => fireEvent.keyDown(dialog, { key: "Escape" }));
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  await act(async () => new Promise((resolve) => setTimeout(resolve)));
  expect(button).toHaveFocus();
});

it("lists the pages and, folded, every category with its calculators", async () => {
  const { button } = setUp();
  await act(async () => fireEvent.click(button));
  expect(screen.getByRole("link", { name: "About" })).toHaveAttribute("href", "/about");
  const folded = screen.getByText("Calculators").closest("details");
  expect(folded).not.toHaveAttribute("open");
  for (const name of ["View All Calculators", "Loans & Credit", "Mortgage Calculator"]) {
    expect(folded).toContainElement(screen.getByText(name));
  }
});

it("leads to the links at the foot where the sheet cannot be fetched, and opens by the next press", async () => {
  const load = jest.fn(() => Promise.resolve(Sheet));
  const { button } = setUp(load.mockRejectedValueOnce(new Error("offline")));
  await act(async () => fireEvent.click(button));
  expect(screen.getByRole("link", { name: "View All" })).toHaveFocus();
  expect(button).toHaveAttribute("aria-expanded", "false");

  await act(async () => fireEvent.click(button));
  expect(screen.getByRole("dialog", { name: "Menu" })).toBeVisible();
});
