import type { Page, Response } from "@playwright/test";

import { scriptsSaying } from "./exported";

/** A text by which the code of each part is known: no other part contains it. */
export const codeOf = {
  result: "Save or share",
  clipboard: "writeText",
  drawing: "h-auto max-w-full overflow-visible",
  schedule: "Open all years",
  sensitivity: "None of these changes affects this result.",
  goalSeek: "Find the number",
  comparison: "Keep this result",
  explanation: "Found by search. What shows it:",
  toaster: "data-sonner-toast",
  csv: "As shown",
  workbook: "openxmlformats",
  calendar: "VCALENDAR",
  sheet: "Close menu",
  search: "Close search",
};

/** The parts whose code is among these scripts. */
export const partsIn = (texts: readonly string[]) =>
  Object.entries(codeOf)
    .filter(([, text]) => texts.some((script) => script.includes(text)))
    .map(([part]) => part);

/** Matches the address of each script of the export that contains this text. */
function isScriptWith(text: string) {
  const addresses = scriptsSaying(text);
  if (addresses.length === 0) throw new Error(`No script contains ${text}`);
  return ({ pathname }: URL) => addresses.includes(pathname);
}

const isScript = (response: Response) => new URL(response.url()).pathname.endsWith(".js");

/** The text of every script that a page loads from now on. */
export function collectScripts(page: Page) {
  const bodies: Promise<string>[] = [];
  page.on("response", (response) => {
    if (isScript(response)) bodies.push(response.text());
  });
  return () => Promise.all(bodies);
}

/** The addresses of the scripts that the open page has fetched. */
export const fetchedScripts = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType("resource")
      .map(({ name }) => name)
      .filter((name) => name.endsWith(".js")),
  );

/** Holds scripts back, all of them or those with a text of some part, until they are let go. */
export async function holdScripts(page: Page, text?: string) {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await page.route(text ? isScriptWith(text) : "**/*.js", async (route) => {
    await held;
    await route.continue();
  });
  return letGo;
}

/** Loses scripts with a text of some part, until they are found. */
export async function loseScripts(page: Page, text: string) {
  const isLost = isScriptWith(text);
  await page.route(isLost, (route) => route.abort());
  return () => page.unroute(isLost);
}
