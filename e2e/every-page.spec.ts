// Every page of words and some calculators, opened once: what holds for all pages, at every width, size of
// text and theme.
import type { Page } from "@playwright/test";

import { appearances } from "./support/appearances";
import { expectAccessible } from "./support/axe";
import { CalculatorPage } from "./support/calculator-page";
import { isChoice, type Calculator } from "./support/contract";
import { fileOf, filesOf, scriptsOf, textOf } from "./support/exported";
import { expectToFit } from "./support/fit";
import { calculatorsIn } from "./support/own-code";
import { sampled } from "./support/sample";
import { sitePaths } from "./support/site-paths";
import { andChanged, oneOfEachKind } from "./support/some-calculators";
import { expect, test } from "./support/test";

/** One file answers every unknown address. */
const missing = "/no-such-page";

/** The pages of words are dealt out to as many tests, which run side by side. */
const hands = [0, 1, 2, 3];

test.use({ expectedMessages: /status of 404/ });

for (const hand of hands)
  test(`the pages of words, ${hand + 1} of ${hands.length}`, async ({ page, request }) => {
    const asked = filesAskedFor(page);
    const paths = [...(await sitePaths(request)), missing].filter(
      (path) => !path.startsWith("/calculators/"),
    );
    for (const path of paths.filter((_, place) => place % hands.length === hand))
      await test.step(path, async () => {
        asked.length = 0;
        await openNarrow(page, path);
        await expectTheShell(page);
        if (path !== missing) expectOwnFiles(asked, path);
        await expectSoundLook(page);
      });
  });

for (const calculator of andChanged(oneOfEachKind("pages"))) {
  const { id } = calculator;
  test(`${id}: its page`, async ({ page }) => {
    const asked = filesAskedFor(page);
    await openNarrow(page, `/calculators/${id}`);
    await expect(page.locator("form")).toHaveAttribute("data-ready");
    expect(await page.locator("*").count()).toBeLessThanOrEqual(900);
    await expectNamedControls(new CalculatorPage(page, id), calculator);
    await expectTheShell(page);
    expectOwnFiles(asked, `/calculators/${id}`, id);
    await expectSoundLook(page);
    await expectBoxesOnFirstScreen(page);
  });
}

/** The files that a page asks for. */
function filesAskedFor(page: Page): string[] {
  const asked: string[] = [];
  page.on("request", (one) => asked.push(new URL(one.url()).pathname));
  return asked;
}

/** Opens a page as a narrow phone does. */
async function openNarrow(page: Page, path: string) {
  await page.setViewportSize({ width: 320, height: 800 });
  // A pointer that rests on a link would fetch its page ahead.
  await page.mouse.move(0, 0);
  const answer = await page.goto(path);
  expect(answer?.status()).toBe(path === missing ? 404 : 200);
}

/** It fits every width and size of text, axe finds nothing, and nothing is stored. */
async function expectSoundLook(page: Page) {
  await expectToFit(page, "as it opens");
  await expectNoViolation(page);
  expect(await storedThings(page)).toEqual([]);
}

/** Four boxes of a form stand on the first screen of a phone, below the notice. */
async function expectBoxesOnFirstScreen(page: Page) {
  const phone = { width: 390, height: 844 };
  await page.setViewportSize(phone);
  await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
  const bottoms = await page
    .locator("form :is([data-slot=input], [data-slot=native-select], [role=radiogroup])")
    .evaluateAll((boxes) =>
      boxes
        .filter((box) => box.checkVisibility() && !box.closest("details:not([open])"))
        .map((box) => box.getBoundingClientRect().bottom),
    );
  expect(bottoms.slice(0, 4).at(-1)).toBeLessThanOrEqual(phone.height);
}

/** One heading, the landmarks, and what every page says. */
async function expectTheShell(page: Page) {
  await expect(page.locator("h1")).toHaveCount(1);
  await expect(page.locator("h1")).toHaveText(/\w{3}/);
  for (const landmark of ["banner", "main", "contentinfo"] as const)
    await expect(page.getByRole(landmark)).toHaveCount(1);
  await expect(page.getByText(/results are estimates/i).first()).toBeVisible();
  await expect(page.locator("footer summary", { hasText: "Privacy choices" })).toBeVisible();
  expect(await page.locator("body").innerText()).not.toMatch(/coming soon|lorem ipsum|TODO/i);
  await scrollToTheEnd(page);
}

/** Promise 2 of the contract: every control has the name of its input. */
async function expectNamedControls(page: CalculatorPage, { boxes, drawn }: Calculator) {
  const names = await page.form
    .locator("input, select, textarea")
    .evaluateAll((controls) => controls.map((control) => control.getAttribute("name") ?? ""));
  expect(names).not.toContain("");
  const promised = boxes.flatMap(({ name, kind, options = [] }) =>
    kind === "toggle" ? options.map(() => name) : [name],
  );
  expect(names.filter((name) => promised.includes(name))).toEqual(promised);

  for (const input of boxes) {
    const box = page.box(input.name);
    if (input.kind === "toggle") {
      const chosen = await page.form.locator(`[name="${input.name}"]:checked`).inputValue();
      expect(chosen).toBe(input.default);
      continue;
    }
    await expect(box).toHaveValue(`${input.default ?? ""}`);
    if (!["text", "date"].includes(input.kind) && !isChoice(input))
      await expect(box).toHaveAttribute("inputmode", "decimal");
    expect(await box.getAttribute("type"), "a text box keeps what is typed").not.toBe("number");
    await expect(box, "the label names the box").toHaveAccessibleName(/\w{3}/);
  }
  for (const name of Object.keys(drawn)) {
    await expect(page.box(name)).toHaveAttribute("type", "hidden");
    await expect(page.box(name), "drawn by the page").toHaveValue(/^\d/);
  }
}

const scrollToTheEnd = (page: Page) =>
  page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += innerHeight / 2) {
      scrollTo(0, top);
      await new Promise(requestAnimationFrame);
    }
  });

/** It has asked for its own files alone, each once, and for the code of no other calculator. */
function expectOwnFiles(asked: readonly string[], path: string, id?: string) {
  const file = fileOf(path);
  // Whether a browser without a window asks for an icon is its own affair.
  const isIcon = (address: string) => address === "/icon.svg";
  expect(asked.filter((address) => !isIcon(address)).toSorted()).toEqual(
    filesOf(file)
      .map((address) => (address === file ? path : address))
      .filter((address) => !isIcon(address))
      .toSorted(),
  );
  expect(calculatorsIn(scriptsOf(file).map(textOf).join("\n"))).toEqual(id ? [id] : []);
}

/** axe finds nothing, narrow or wide, light or dark by turns. */
async function expectNoViolation(page: Page) {
  await page.locator("footer summary", { hasText: "Privacy choices" }).click();
  for (const { viewport, colorScheme } of sampled(page.url(), appearances)) {
    await page.setViewportSize(viewport);
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await expectAccessible(page, `${viewport.width} px, ${colorScheme}`);
  }
}

async function storedThings(page: Page): Promise<string[]> {
  const cookies = (await page.context().cookies()).map(({ name }) => `cookie ${name}`);
  const stored = await page.evaluate(async () => [
    ...Object.keys(localStorage).map((key) => `localStorage ${key}`),
    ...Object.keys(sessionStorage).map((key) => `sessionStorage ${key}`),
    ...(await indexedDB.databases()).map(({ name }) => `database ${name}`),
  ]);
  return [...cookies, ...stored];
}
