/** @jest-environment jsdom */
import { act, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";

import { ListFilter } from "@/components/site/search/list-filter";
import { searchIn } from "@/lib/search/search";

const lists = {
  loans: ["Mortgage", "Auto Loan", "Student Loan"],
  homes: ["Mortgage", "Rent vs. Buy"],
} as const;

const names = [...new Set(Object.values(lists).flat())];
const hrefOf = (name: string) => `/calculators/${name}`;
const search = searchIn(
  names.map((name) => ({
    href: hrefOf(name),
    name,
    category: "",
    description: "",
    everydayWords: name === "Mortgage" ? "house" : "",
  })),
);

/** What is shown of the count: the same is said a little later, in a region of its own. */
const counted = (words: string) => screen.getByText(words, { ignore: "[role=status]" });

function setUp(load = jest.fn(async () => search)) {
  render(
    <>
      <ListFilter
        load={load}
        total={names.length}
        wordsToTry={["house", "rent"]}
        listId="calculators"
      />
      <div id="calculators">
        <nav>
          <ul>
            {Object.keys(lists).map((slug) => (
              <li key={slug}>
                <a href={`#${slug}`}>To {slug}</a>
              </li>
            ))}
          </ul>
        </nav>
        {Object.entries(lists).map(([slug, calculators]) => (
          <section key={slug} id={slug} aria-label={slug}>
            <ul>
              {calculators.map((name) => (
                <li key={name}>
                  <a href={hrefOf(name)}>{name}</a>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </>,
  );
  return load;
}

const box = () => screen.getByLabelText("Filter the list");
const shown = () => screen.queryAllByRole("link").map((link) => link.textContent);
const inList = () =>
  [...document.querySelectorAll("#calculators a")].filter((link) => !link.closest("[hidden]"));
const whole = ["To loans", "To homes", ...lists.loans, ...lists.homes];

it("shows everything and fetches nothing until it is wanted", async () => {
  const load = setUp();
  expect(shown()).toEqual(whole);
  expect(screen.getByText("4 calculators")).toBeVisible();
  expect(load).not.toHaveBeenCalled();
  await act(async () => box().focus());
  expect(load).toHaveBeenCalled();
});

it("leaves what matches, folds categories without, and counts a calculator once", async () => {
  setUp();
  await userEvent.type(box(), "student");
  expect(shown()).toEqual(["To loans", "Student Loan"]);
  expect(counted("1 of 4 calculators")).toBeVisible();
  expect(screen.queryByRole("region", { name: "homes" })).not.toBeInTheDocument();

  await userEvent.clear(box());
  await userEvent.type(box(), "house");
  expect(shown()).toEqual(["To loans", "To homes", "Mortgage", "Mortgage"]);
  expect(counted("1 of 4 calculators")).toBeVisible();
  await waitFor(() => expect(screen.getByRole("status")).toHaveTextContent("1 of 4 calculators"));

  await userEvent.keyboard("{Escape}");
  expect(box()).toHaveValue("");
  expect(shown()).toEqual(whole);
});

it("helps where nothing matches, and shows everything again", async () => {
  setUp();
  await userEvent.type(box(), "mxrtxaxe");
  expect(inList()).toEqual([]);
  expect(counted("0 of 4 calculators")).toBeVisible();
  expect(screen.getByText("Nothing found for “mxrtxaxe”")).toBeVisible();
  expect(shown()).toEqual(["Mortgage"]);
  await waitFor(() =>
    expect(screen.getByRole("status")).toHaveTextContent(/^0 of 4 .*Did you mean Mortgage\?/),
  );
  await userEvent.click(screen.getByRole("button", { name: "Show all 4 calculators" }));
  expect(box()).toHaveFocus();
  expect(box()).toHaveValue("");
  expect(shown()).toEqual(whole);

  await userEvent.type(box(), "xylophone");
  expect(shown()).toEqual([]);
  await userEvent.click(screen.getByRole("button", { name: "rent" }));
  expect(shown()).toEqual(["To homes", "Rent vs. Buy"]);
});

it("takes words that say nothing for no filter", async () => {
  setUp();
  await userEvent.type(box(), "how much");
  expect(shown()).toEqual(whole);
});

it("says so where the filter does not come, and asks again with the next letter", async () => {
  const load = jest.fn(async () => search);
  setUp(load.mockRejectedValueOnce(new Error()).mockRejectedValueOnce(new Error()));
  await userEvent.type(box(), "h");
  expect(screen.getByText(/could not be loaded. All 4 calculators are listed/)).toBeVisible();
  expect(shown()).toEqual(whole);
  await userEvent.type(box(), "ouse");
  expect(counted("1 of 4 calculators")).toBeVisible();
});
