/** @jest-environment jsdom */
import { render, screen, waitFor } from "@testing-library/react";

import { startSite } from "@/components/site/behaviors";
import { MeantPages } from "@/components/site/search/meant-pages";
import { suggestPages } from "@/components/site/search/meant-pages.behavior";

const page = (name: string) => ({ href: `/${name}`, name });
const others = [page("budget"), page("mortgage")];

const part = () => {
  render(<MeantPages />);
  return screen.getByRole("status");
};
const hrefs = () => screen.getAllByRole("link").map((link) => link.getAttribute("href"));

it("asks whether one of the pages was meant", () => {
  suggestPages(part(), [page("one"), page("two")], others);
  expect(screen.getByRole("status")).toHaveTextContent("Did you mean one of these pages?");
  expect(hrefs()).toEqual(["/one", "/two"]);
});

it("asks for the page where it is one", () => {
  suggestPages(part(), [page("one")], others);
  expect(screen.getByRole("status")).toHaveTextContent("Did you mean this page?");
  expect(screen.getByRole("link", { name: "one" })).toHaveAttribute("href", "/one");
});

it("offers places to start where none is like the address", () => {
  suggestPages(part(), [], others);
  expect(screen.getByRole("status")).toHaveTextContent("Some places to start:");
  expect(hrefs()).toEqual(["/budget", "/mortgage"]);
});

it("is asked for where a page has it, and goes where the code does not come", async () => {
  const slot = part();
  window.matchMedia = () => new EventTarget() as MediaQueryList;
  const suggest = jest.fn(async () => undefined);
  const later = { want: suggest, suggest, offer: suggest };
  const stop = startSite(async () => later);
  await waitFor(() => expect(suggest).toHaveBeenCalledWith(slot));
  expect(slot).toBeVisible();
  stop();

  const stopLost = startSite(() => Promise.reject(new Error()));
  await waitFor(() => expect(slot).not.toBeVisible());
  stopLost();
});
