/** @jest-environment jsdom */
import { act, render, screen } from "@testing-library/react";
import * as react from "react";

import type * as footer from "@/components/site/frame/footer";
import type * as notice from "@/components/site/frame/notice";

const endpoint = "https://plausible.io/api/event";
const { env } = process;
afterEach(() => {
  process.env = env;
  localStorage.clear();
});

/** What stands around a page, as a build with this setting makes it. */
async function build(setting: string) {
  process.env = { ...env, NEXT_PUBLIC_ANALYTICS_ENDPOINT: setting };
  let parts: (typeof notice & typeof footer) | undefined;
  await jest.isolateModulesAsync(async () => {
    // The one that draws: icons use a hook.
    jest.doMock("react", () => react);
    parts = {
      ...(await import("@/components/site/frame/notice")),
      ...(await import("@/components/site/frame/footer")),
    };
  });
  if (!parts) throw new Error("There is no page");
  const { Notice, Footer } = parts;
  await act(async () => {
    render(
      <react.Suspense>
        <Notice />
        <Footer categories={[]} pages={[]} allHref="/all-calculators" />
      </react.Suspense>,
    );
  });
}

const privacyChoices = () => screen.getByText("Privacy choices").closest("details");

it("asks nothing where no provider is configured, and says so", async () => {
  await build("");
  expect(screen.queryByRole("button", { name: "Accept", hidden: true })).toBeNull();
  expect(privacyChoices()).toHaveTextContent("this site has no analytics");
});

it("asks where one is, and names it", async () => {
  await build(endpoint);
  expect(await screen.findByText(/May we count/)).toBeVisible();
  expect(privacyChoices()).toHaveTextContent("plausible.io");
  expect(privacyChoices()).not.toHaveTextContent("without analytics");
  expect(screen.getAllByRole("button", { name: "Accept", hidden: true })).toHaveLength(2);
});

it.each([
  ["without analytics", ""],
  ["with analytics", endpoint],
])("says what is remembered on the device, %s", async (_, setting) => {
  await build(setting);
  const said = privacyChoices();
  for (const thing of ["theme", "notice", "shortcut", "results you choose to keep"])
    expect(said).toHaveTextContent(thing);
  expect(said).not.toHaveTextContent(/\b(three|four|five) /i);
  expect(screen.getByRole("link", { name: /erase/, hidden: true })).toHaveAttribute(
    "href",
    "/privacy-policy#device",
  );
});
