/** @jest-environment jsdom */
import { act, render, screen } from "@testing-library/react";

import { NearScreen } from "@/components/calculator/loading/near-screen";

/** Tells the last observer whether its element is near. */
let tell: (isIntersecting: boolean) => void;
const disconnect = jest.fn();

beforeEach(() => {
  jest.spyOn(window, "IntersectionObserver").mockImplementation((told) => {
    const observer = { observe: jest.fn(), disconnect } as unknown as IntersectionObserver;
    tell = (isIntersecting) =>
      act(() => told([{ isIntersecting } as IntersectionObserverEntry], observer));
    return observer;
  });
});
afterEach(() => jest.restoreAllMocks());

test("a part is made when somebody comes near, and stays", () => {
  const { container } = render(<NearScreen className="h-96">The part</NearScreen>);
  expect(container.querySelector(".h-96")).not.toBeNull();
  tell(false);
  expect(screen.queryByText("The part")).toBeNull();
  tell(true);
  expect(screen.getByText("The part")).toBeVisible();
  expect(container.querySelector(".h-96")).toBeNull();
  expect(disconnect).toHaveBeenCalled();
});

test("a part is made for a sheet of paper, wherever somebody is", () => {
  render(<NearScreen className="h-96">The part</NearScreen>);
  tell(false);
  act(() => void dispatchEvent(new Event("beforeprint")));
  expect(screen.getByText("The part")).toBeInTheDocument();
});
