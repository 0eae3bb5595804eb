// A page names the code of its own calculator and of no other. That it asks for no more is held on every page.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";

import { calculators } from "./support/contract";
import { calculatorsIn, submits } from "./support/own-code";
import { rootPath } from "./support/root-path";
import { expect, test } from "./support/test";

test("every calculator has a text of its own on its button", () => {
  expect(new Set(submits.map(({ submit }) => submit)).size).toBe(submits.length);
});

test.describe("as the export names it", () => {
  const out = rootPath("out");

  test("no page's HTML names a script of a calculator that is not its own", () => {
    const pages = readdirSync(out, { recursive: true, encoding: "utf8" })
      .filter((file) => file.endsWith(".html"))
      .map((file) => ({ file, html: readFileSync(path.join(out, file), "utf8") }));
    expect(pages.length).toBeGreaterThan(calculators.length);

    const owners = new Map<string, string[]>();
    for (const { file, html } of pages) {
      const named = new Set(html.match(/_next\/static\/[\w./~-]+\.js/g));
      expect(named.size, file).toBeGreaterThan(0);
      const contained = [...named].flatMap((script) => {
        const known =
          owners.get(script) ?? calculatorsIn(readFileSync(path.join(out, script), "utf8"));
        owners.set(script, known);
        return known;
      });
      const own = /(?:calculators|embed)\/(.+)\.html$/.exec(file.replaceAll("\\", "/"))?.[1];
      expect(
        contained.filter((id) => id !== own),
        file,
      ).toEqual([]);
    }
  });

  test("every calculator is in the export, in a script of its own", () => {
    const folder = path.join(out, "_next", "static");
    expect(existsSync(folder)).toBe(true);
    const scripts = readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((file) => file.endsWith(".js"))
      .map((file) => calculatorsIn(readFileSync(path.join(folder, file), "utf8")))
      .filter((contained) => contained.length > 0);
    expect(scripts.toSorted()).toEqual(calculators.map(({ id }) => [id]).toSorted());
  });
});
