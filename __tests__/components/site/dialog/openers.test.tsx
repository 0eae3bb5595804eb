/** @jest-environment jsdom */
import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";

import { startSite } from "@/components/site/behaviors";
import { MenuSheet } from "@/components/site/dialog/menu-sheet";
import { openDialog, type LaterDialogProps } from "@/components/site/dialog/open-dialog";
import { Dialog, DialogContent, DialogTitle } from "@/components/ui/dialog";

const calculator = {
  href: "/calculators/loans-credit/mortgage",
  id: "loans-credit/mortgage" as const,
  name: "Mortgage Calculator",
  description: "",
  icon: "house" as const,
};

const category = {
  href: "/loans-credit",
  slug: "loans-credit" as const,
  name: "Loans & Credit",
  description: "",
  icon: "banknote" as const,
  calculators: [calculator],
};

const Menu = (props: LaterDialogProps) => (
  <MenuSheet
    {...props}
    categories={[category]}
    pages={[{ href: "/about", name: "About" }]}
    allHref="/all-calculators"
  />
);

const Search = ({ isOpen, onOpenChange, giveFocusBack }: LaterDialogProps) => (
  <Dialog open={isOpen} onOpenChange={onOpenChange}>
    <DialogContent
      onCloseAutoFocus={(event) => {
        event.preventDefault();
        giveFocusBack();
      }}
    >
      <DialogTitle>Search</DialogTitle>
      <input aria-label="Words" />
    </DialogContent>
  </Dialog>
);

const want = jest.fn(async (opener: HTMLElement, isPressed: boolean) => {
  if (isPressed) openDialog(opener.dataset.opens === "menu" ? Menu : Search, opener);
});

const offer = async () => undefined;
const suggest = offer;

beforeEach(() => {
  want.mockClear();
  window.matchMedia = () => new EventTarget() as MediaQueryList;
});

let stop: () => void;

afterEach(async () => {
  const dialog = screen.queryByRole("dialog");
  if (dialog) await press(dialog, "Escape");
  stop();
});

const press = (element: Element, key: string, more = {}) =>
  act(async () => void fireEvent.keyDown(element, { key, ...more }));

function setUp(load = jest.fn(async () => ({ want, suggest, offer }))) {
  render(
    <>
      <button type="button" data-opens="menu" aria-label="Menu">
        icon
      </button>
      <button type="button" data-opens="search" aria-label="Search">
        <span>icon</span>
      </button>
      <a href="/all-calculators" data-opens="search">
        Look it up
      </a>
      <input aria-label="Home price" />
      <footer>
        <nav>
          <a href="/all-calculators">View All</a>
        </nav>
      </footer>
    </>,
  );
  stop = startSite(load);
  return { load, button: screen.getByRole("button", { name: "Menu" }) };
}

it("fetches a dialog when it is about to be pressed, not before", async () => {
  const { load, button } = setUp();
  fireEvent.pointerOver(screen.getByLabelText("Home price"));
  expect(load).not.toHaveBeenCalled();
  await act(async () => button.focus());
  expect(want).toHaveBeenLastCalledWith(button, false);
  fireEvent.pointerOver(
    screen.getByRole("button", { name: "Search" }).firstElementChild as Element,
  );
  expect(load).toHaveBeenCalledTimes(2);
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
});

it("opens by a press that comes before the dialog, and gives the focus back", async () => {
  const { button } = setUp();
  await act(async () => fireEvent.click(button));
  const dialog = screen.getByRole("dialog", { name: "Menu" });
  expect(dialog).toContainElement(document.activeElement as HTMLElement);
  expect(button).toHaveAttribute("aria-expanded", "true");

  await press(dialog, "Escape");
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  await waitFor(() => expect(button).toHaveFocus());
  expect(button).toHaveAttribute("aria-expanded", "false");
});

it("begins with every category and its calculators, which fold away, and ends with the pages", async () => {
  const { button } = setUp();
  await act(async () => fireEvent.click(button));
  const folded = screen.getByText("Calculators").closest("details") as HTMLElement;
  expect(folded).toHaveAttribute("open");
  const about = screen.getByRole("link", { name: "About" });
  expect(about).toHaveAttribute("href", "/about");
  expect(folded.compareDocumentPosition(about)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  for (const name of ["View All Calculators", "Loans & Credit", "Mortgage Calculator"]) {
    expect(folded).toContainElement(screen.getByText(name));
  }
});

it.each([
  ["/", {}],
  ["k", { ctrlKey: true }],
  ["k", { metaKey: true }],
])("opens the search by %s %o, and gives the focus back to where it was", async (key, more) => {
  setUp();
  const before = screen.getByRole("link", { name: "View All" });
  before.focus();
  await press(before, key, more);
  const dialog = screen.getByRole("dialog", { name: "Search" });
  expect(screen.getByLabelText("Words")).toHaveFocus();
  await press(dialog, "Escape");
  await waitFor(() => expect(before).toHaveFocus());
});

it("takes a slash in a box for what is typed there, and a k alone for nothing", async () => {
  setUp();
  const box = screen.getByLabelText("Home price");
  expect(fireEvent.keyDown(box, { key: "/" })).toBe(true);
  expect(fireEvent.keyDown(document.body, { key: "k" })).toBe(true);
  expect(want).not.toHaveBeenCalled();
  await press(box, "k", { ctrlKey: true });
  expect(screen.getByRole("dialog", { name: "Search" })).toBeVisible();
});

it("gives the focus to the search's button where it was nowhere before", async () => {
  setUp();
  await press(document.body, "/");
  await press(screen.getByRole("dialog"), "Escape");
  await waitFor(() => expect(screen.getByRole("button", { name: "Search" })).toHaveFocus());
});

it("keeps a link with script from leading away", async () => {
  setUp();
  let isFollowed = true;
  await act(async () => {
    isFollowed = fireEvent.click(screen.getByRole("link", { name: "Look it up" }));
  });
  expect(isFollowed).toBe(false);
  expect(screen.getByRole("dialog", { name: "Search" })).toBeVisible();
});

it.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }])(
  "leaves a link pressed with %o to the browser, which opens a tab or a window",
  async (more) => {
    setUp();
    const link = screen.getByRole("link", { name: "Look it up" });
    link.setAttribute("href", "#all");
    let isFollowed = false;
    await act(async () => {
      isFollowed = fireEvent.click(link, more);
      fireEvent(link, new MouseEvent("auxclick", { button: 1, bubbles: true }));
    });
    expect(isFollowed).toBe(true);
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();

    await act(async () => fireEvent.click(screen.getByRole("button", { name: "Menu" }), more));
    expect(screen.getByRole("dialog", { name: "Menu" })).toBeVisible();
  },
);

it("lets the search take the place of the menu", async () => {
  const { button } = setUp();
  await act(async () => fireEvent.click(button));
  await press(screen.getByRole("dialog", { name: "Menu" }), "k", { ctrlKey: true });
  expect(screen.getAllByRole("dialog")).toHaveLength(1);
  expect(screen.getByRole("dialog", { name: "Search" })).toBeVisible();
  expect(button).toHaveAttribute("aria-expanded", "false");
});

it("leads to the links at the foot where the code cannot be fetched, and opens by the next press", async () => {
  const load = jest.fn(async () => ({ want, suggest, offer }));
  const { button } = setUp(load.mockRejectedValueOnce(new Error("offline")));
  await act(async () => fireEvent.click(button));
  expect(screen.getByRole("link", { name: "View All" })).toHaveFocus();

  await act(async () => fireEvent.click(button));
  expect(screen.getByRole("dialog", { name: "Menu" })).toBeVisible();
});
