import { expect, type Page, type Response } from "@playwright/test";

/** A text by which the code of each part is known: no other part contains it. */
export const codeOf = {
  result: "Take it with you",
  clipboard: "writeText",
  drawing: "patternUnits",
  schedule: "Open all years",
  influence: '"data-slot":"influence"',
  solve: '"data-slot":"solve"',
  compare: '"data-slot":"compare"',
  working: '"data-slot":"working"',
  since: '"data-slot":"since"',
  toaster: "data-sonner-toast",
  csv: "As shown",
  workbook: "openxmlformats",
  sheet: "Close menu",
  search: "Close search",
};

/** The parts whose code is among these scripts. */
export const partsIn = (texts: readonly string[]) =>
  Object.entries(codeOf)
    .filter(([, text]) => texts.some((script) => script.includes(text)))
    .map(([part]) => part);

const isScript = (response: Response) => new URL(response.url()).pathname.endsWith(".js");

/** The text of every script that a page loads from now on. */
export function collectScripts(page: Page) {
  const bodies: Promise<string>[] = [];
  page.on("response", (response) => {
    if (isScript(response)) bodies.push(response.text());
  });
  return () => Promise.all(bodies);
}

/** The text of every script that the page has asked for by the time it was scrolled to its end. */
export async function scriptsLoadedBy(page: Page, address: string): Promise<string[]> {
  const bodies: Promise<string>[] = [];
  const collect = (response: Response) => {
    if (isScript(response)) bodies.push(response.text());
  };
  page.on("response", collect);
  await scrollThrough(page, address);
  page.off("response", collect);
  expect(bodies.length, `scripts of ${address}`).toBeGreaterThan(0);
  return Promise.all(bodies);
}

/** The addresses of the scripts that the open page has fetched. */
export const fetchedScripts = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType("resource")
      .map(({ name }) => name)
      .filter((name) => name.endsWith(".js")),
  );

/** Opens a page and scrolls it to its end, until nothing more comes. */
export async function scrollThrough(page: Page, address: string) {
  await page.goto(address);
  await page.waitForLoadState("networkidle");
  await page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += innerHeight / 2) {
      scrollTo(0, top);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  });
  await page.waitForLoadState("networkidle");
  expect(await page.evaluate(() => scrollY + innerHeight + 2 >= document.body.scrollHeight)).toBe(
    true,
  );
}
