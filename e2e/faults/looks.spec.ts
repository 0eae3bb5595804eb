// Paper without colors, the largest zoom, and the colors that a visitor's system forces on a page.
import type { Page } from "@playwright/test";

import { CalculatorPage } from "../support/calculator-page";
import { fragmentOf } from "../support/draft";
import { validDraft } from "../support/spec-examples";
import { expect, test } from "../support/test";

const loan = "loans-credit/amortization";
const withToggle = "investment-retirement/annuity";

test("paper without colors: every word is dark on white", async ({ page }) => {
  const calculator = new CalculatorPage(page, loan);
  await page.emulateMedia({ media: "print", colorScheme: "dark" });
  await calculator.openLink(fragmentOf(validDraft(loan)));
  await page.locator("[data-schedule]").waitFor({ state: "attached" });
  await page.evaluate(() => dispatchEvent(new Event("beforeprint")));
  expect(await wordsTooPale(page, { on: "#ffffff" })).toEqual([]);
});

test("400% zoom: the form is walked, pressed and answered, nothing covers what has the focus", async ({
  browser,
  baseURL,
}) => {
  // A window of 1280 by 1024 pixels at 400%.
  const context = await browser.newContext({
    baseURL,
    viewport: { width: 320, height: 256 },
    deviceScaleFactor: 4,
    reducedMotion: "reduce",
  });
  const page = await context.newPage();
  const calculator = new CalculatorPage(page, withToggle);
  await calculator.open();
  await calculator.box("payment").focus();
  for (const last of ["Reset"]) {
    for (let stops = 0; stops < 20; stops += 1) {
      expect(await page.evaluate(focusIsSeen)).toEqual("seen");
      if ((await page.evaluate(() => document.activeElement?.textContent)) === last) break;
      await page.keyboard.press("Tab");
    }
    await expect(calculator.form.getByRole("button", { name: last })).toBeFocused();
  }
  await calculator.calculate(validDraft(withToggle));
  await expect(page.locator("#result-heading")).toBeInViewport();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  await context.close();
});

test("forced colors: boxes and buttons have edges, the focus and what is chosen show", async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: "active" });
  const calculator = new CalculatorPage(page, withToggle);
  await calculator.openLink(fragmentOf(validDraft(withToggle)));
  const parts = "[data-slot=input], [data-slot=native-select], form button, [role=radiogroup]";
  for (const part of await page.locator(`form :is(${parts})`).all()) {
    const edge = await part.evaluate((node) => {
      const { borderTopStyle, borderTopWidth } = getComputedStyle(node);
      return borderTopStyle === "none" ? 0 : parseFloat(borderTopWidth);
    });
    expect(edge, await part.innerText()).toBeGreaterThanOrEqual(1);
  }

  const looks = () =>
    calculator.form.locator("[role=radiogroup] label").evaluateAll((labels) => {
      // The color that is seen: of what is transparent, that of what lies under it.
      const ground = (node: Element | null): string => {
        const color = node ? getComputedStyle(node).backgroundColor : "none";
        return node && /, 0\)$/.test(color) ? ground(node.parentElement) : color;
      };
      return labels.map((label) => {
        const { color, outlineStyle } = getComputedStyle(label);
        const isChosen = label.querySelector("input")?.checked === true;
        return { isChosen, look: [ground(label), color, outlineStyle].join() };
      });
    });
  const [one, other] = await looks();
  expect(one?.isChosen).not.toBe(other?.isChosen);
  expect(one?.look, "what is chosen differs").not.toBe(other?.look);

  await calculator.box("payment").focus();
  for (let stops = 0; stops < 6; stops += 1) {
    await page.keyboard.press("Tab");
    const outline = await page.evaluate(() => {
      const focused = document.activeElement;
      const drawn = [
        focused,
        focused?.closest("label, [data-slot=input], [data-slot=native-select]"),
      ];
      return drawn.map((node) => node && getComputedStyle(node).outlineStyle);
    });
    expect(outline).toContain("solid");
  }
});

for (const [system, theme] of [
  ["dark", "light"],
  ["light", "dark"],
] as const)
  test(`forced colors, ${system}: the words of a chart show in our ${theme} theme`, async ({
    page,
  }) => {
    await page.emulateMedia({ forcedColors: "active", colorScheme: system });
    const calculator = new CalculatorPage(page, loan);
    await calculator.openLink(fragmentOf(validDraft(loan)));
    await page.getByRole("button", { name: "Dark theme" }).click();
    await expect(page.locator("html")).toHaveAttribute("data-theme", theme);
    await calculator.untilWhole();
    const on = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    expect(await wordsTooPale(page, { on, within: "[data-result] svg" })).toEqual([]);
    const grounds = await page.locator("[data-result] svg").evaluateAll((drawings) =>
      drawings.flatMap((drawing) =>
        [...drawing.querySelectorAll("text")].flatMap((text) => {
          // A rim around the words, or a ground of their own.
          const { stroke } = getComputedStyle(text);
          const under = text.previousElementSibling;
          return [stroke, ...(under?.matches("rect") ? [getComputedStyle(under).fill] : [])];
        }),
      ),
    );
    expect(new Set(grounds)).toEqual(new Set(["none", on]));
  });

/** Whether what has the focus is in the window, and nothing lies over it. */
function focusIsSeen() {
  const focused = document.activeElement;
  const part = focused?.closest("label") ?? focused;
  if (!part) return "no focus";
  const { left, top, width, height } = part.getBoundingClientRect();
  const name = part.textContent || part.getAttribute("name");
  if (top < 0 || top + Math.min(height, innerHeight) > innerHeight + 1)
    return `${name} out of view`;
  const there = document.elementFromPoint(left + width / 2, top + height / 2);
  return there && (part.contains(there) || there.contains(part)) ? "seen" : `${name} is covered`;
}

/** The words whose contrast with the color they stand on is below 4.5. */
const wordsTooPale = (page: Page, ground: { on: string; within?: string }) =>
  page.evaluate(({ on, within = "body" }) => {
    const canvas = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
    if (!canvas) throw new Error("No canvas");
    const luminance = (...layers: string[]) => {
      for (const layer of layers) {
        canvas.fillStyle = layer;
        canvas.fillRect(0, 0, 1, 1);
      }
      const [red = 0, green = 0, blue = 0] = [...canvas.getImageData(0, 0, 1, 1).data].map(
        (part) => (part <= 10 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4),
      );
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    const contrast = (ink: string) => {
      const [darker = 0, lighter = 0] = [luminance(on), luminance(on, ink)].sort((a, b) => a - b);
      return (lighter + 0.05) / (darker + 0.05);
    };
    const pale = new Set<string>();
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const node = text.parentElement;
      if (!node?.closest(within) || !text.textContent?.trim() || !node.checkVisibility()) continue;
      const { color, fill } = getComputedStyle(node);
      const ink = node instanceof SVGElement ? fill : color;
      if (contrast(ink) < 4.5) pale.add(`${ink} ${node.tagName} ${text.textContent.slice(0, 40)}`);
    }
    return [...pale];
  }, ground);
