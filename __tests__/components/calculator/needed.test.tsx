/** @jest-environment jsdom */
/** What an answer rests on besides its code, such as the law of a state: a press waits for it. */
import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";

import { Calculator } from "@/components/calculator/calculator";
import { saveScenarios } from "@/components/calculator/share/saved-scenarios";
import { notify } from "@/components/ui/notify";
import { form } from "@/lib/calc/loans-credit/mortgage/form";
import { report } from "@/lib/calc/loans-credit/mortgage/report";
import type { Draft } from "@/lib/calculator/form/draft";

jest.mock("@/components/ui/notify", () => ({ notify: jest.fn(), withdrawNotice: jest.fn() }));

const needed = jest.fn<Promise<void> | undefined, [Draft]>();
const calculate = jest.fn(report.calculate);
const button = (name: string) => screen.getByRole("button", { name });
const press = () => button("Calculate Mortgage Payment");
const payment = () => document.querySelector('[data-figure="monthlyPayment"]');
const lost = "The result could not be loaded. Your numbers haven’t changed.";
const box = (name: string) => document.querySelector(`[name=${name}]`) as HTMLInputElement;

/** A page with a law that comes, or does not, when the test says so. */
function open() {
  const load = () => Promise.resolve({ report: { ...report, calculate, needed } });
  render(<Calculator form={form} load={load} />);
  return userEvent.setup();
}

/** At once: to type it letter by letter takes its time. */
function typeLoan(years = "30") {
  const loan = { homePrice: "400000", downPayment: "80000", annualRate: "6.5", years };
  for (const [name, value] of Object.entries(loan))
    fireEvent.change(box(name), { target: { value } });
}

/** Something that is fetched, and what ends it. */
function coming() {
  let come: () => void = () => undefined;
  let fail: (reason: Error) => void = () => undefined;
  needed.mockReturnValueOnce(
    new Promise<void>((resolve, reject) => {
      come = resolve;
      fail = reject;
    }),
  );
  return { come: () => come(), fail: () => fail(new TypeError("Failed to fetch")) };
}

beforeEach(() => {
  history.replaceState(null, "", "#");
  localStorage.clear();
  needed.mockReset();
  jest.mocked(notify).mockClear();
  calculate.mockClear();
  Element.prototype.scrollIntoView = jest.fn();
});

test("a press waits for it, with what is in the boxes, and answers once it is there", async () => {
  const user = open();
  typeLoan();
  const { come } = coming();
  await user.click(press());
  await waitFor(() => expect(needed).toHaveBeenCalledTimes(1));
  expect(needed.mock.lastCall?.[0]).toMatchObject({ homePrice: "400000", years: "30" });
  expect(calculate).not.toHaveBeenCalled();
  expect([payment(), screen.queryByText(lost)]).toEqual([null, null]);
  come();
  await waitFor(() => expect(payment()).toHaveTextContent("$2,022.62"));
  expect(notify).toHaveBeenCalledTimes(1);
});

test("what is all there is answered at once", async () => {
  const user = open();
  await user.click(button("Try an example"));
  await waitFor(() => expect(payment()).toHaveTextContent("$2,022.62"));
  expect(needed).toHaveBeenCalled();
});

test("where it does not come, the page says so as of lost code, and a further press works", async () => {
  const user = open();
  typeLoan();
  const { fail } = coming();
  await user.click(press());
  fail();
  expect(await screen.findByRole("alert")).toHaveTextContent(lost);
  expect(button("Reload the page")).toBeVisible();
  expect(box("homePrice")).toHaveValue("400000");
  expect([payment(), calculate.mock.calls, jest.mocked(notify).mock.calls]).toEqual([null, [], []]);

  await user.click(press());
  await waitFor(() => expect(payment()).toHaveTextContent("$2,022.62"));
  expect(screen.queryByText(lost)).toBeNull();
});

test("of two presses only the last is answered, whichever law comes first", async () => {
  const user = open();
  typeLoan();
  const [first, second] = [coming(), coming()];
  await user.click(press());
  typeLoan("15");
  await user.click(press());
  await waitFor(() => expect(needed).toHaveBeenCalledTimes(2));
  second.come();
  await waitFor(() => expect(payment()).toHaveTextContent("$2,787.54"));
  first.fail();
  expect(calculate.mock.calls.at(-1)?.[0]).toMatchObject({ years: 15 });
  expect(screen.queryByText(lost)).toBeNull();
  expect(notify).toHaveBeenCalledTimes(1);
});

const kept = (homePrice: number) =>
  `s1.name=Other&s1.homePrice=${homePrice}&s1.annualRate=6&s1.years=30`;
const priced = () => needed.mock.calls.map(([boxes]) => boxes.homePrice);

test("what the results rest on that the device has kept is fetched too", async () => {
  saveScenarios(form.id, kept(300_000));
  const user = open();
  typeLoan();
  const { come } = coming();
  const { fail } = coming();
  await user.click(press());
  await waitFor(() => expect(priced()).toEqual(["400000", "300000"]));
  come();
  fail();
  expect(await screen.findByRole("alert")).toHaveTextContent(lost);
});

test("and those of the link that was followed, which come before them", async () => {
  saveScenarios(form.id, kept(300_000));
  history.replaceState(null, "", `#homePrice=500000&annualRate=6&years=30&${kept(200_000)}`);
  open();
  await waitFor(() => expect(payment()).not.toBeNull());
  expect(new Set(priced())).toEqual(new Set(["500000", "200000"]));

  needed.mockClear();
  location.hash = `#homePrice=600000&annualRate=6&years=30&${kept(250_000)}`;
  await waitFor(() => expect(payment()).toHaveTextContent("$3,597.30"));
  expect(new Set(priced())).toEqual(new Set(["600000", "250000"]));
});
