/** @jest-environment jsdom */
import { render } from "@testing-library/react";
import { Children } from "react";

import { privacy } from "@/content/pages/privacy-policy";

const { sections, note } = privacy;
const textOf = (id: string) => {
  const section = sections.find((one) => one.id === id);
  if (!section) throw new Error(`No section ${id}`);
  return render(<>{section.text}</>).container.textContent;
};
const noteOf = (provider?: { host: string }) =>
  render(<>{note.text(provider)}</>).container.textContent;

it("has twelve sections, each with a place of its own, and its date", () => {
  expect(sections).toHaveLength(12);
  const places = [...sections.map(({ id }) => id), privacy.noteId];
  expect(new Set(places).size).toBe(13);
  expect(privacy.updated).toBe("2025-05-02");
  for (const { text } of sections) expect(Children.count(text)).toBeGreaterThan(0);
});

it("says what was specified of it", () => {
  expect(textOf("calculator-inputs")).toMatch(/processed in your browser.*not sent to a server/s);
  expect(textOf("not-collected")).toContain("no registration");
  expect(textOf("analytics")).toContain("Where analytics are switched on, analytics cookies");
  expect(textOf("analytics")).toContain("about 24 to 26 months");
  expect(textOf("children")).toContain("not for children under 18");
  expect(textOf("choices")).toContain("Global Privacy Control");
});

it("names everything that the site keeps on a device", () => {
  for (const key of ["theme", "notice", "shortcuts", "analytics", "results"])
    expect(textOf("device")).toContain(`${key}:`);
  expect(textOf("device")).toMatch(
    /copies of the files.*works without a network.*Clearing the data/s,
  );
});

describe("the note on this build", () => {
  it("says that nothing is counted where no provider is configured", () => {
    expect(noteOf()).toContain("not switched on");
  });

  it.each([undefined, { host: "plausible.io" }])("says what a tab keeps: %j", (provider) => {
    expect(noteOf(provider)).toMatch(
      /keeps what is in a calculator’s boxes .* history of that tab/,
    );
    expect(noteOf(provider)).toContain("For the spending tracker, nothing is kept.");
    expect(textOf("calculator-inputs")).toContain("no longer than the tab");
    for (const { id } of sections) expect(textOf(id)).not.toMatch(/reload/);
  });

  it("says that copies of the files are kept, whether visits are counted or not", () => {
    for (const provider of [undefined, { host: "plausible.io" }])
      expect(noteOf(provider)).toMatch(/keeps copies of the website’s own files.*another host/s);
  });

  it("names the provider where there is one", () => {
    expect(noteOf({ host: "plausible.io" })).toMatch(/are switched on.*plausible\.io/s);
  });
});
