// Each kind of page is walked from its first stop to its last with the Tab key alone.
import type { Page } from "@playwright/test";

import { CalculatorPage } from "../support/calculator-page";
import { calculators } from "../support/contract";
import { sampled } from "../support/sample";
import { bring } from "../support/states";
import { expect, test } from "../support/test";

const kinds = [
  "/",
  "/all-calculators",
  "/insurance-calculators",
  "/about",
  "/contact",
  "/blog",
  "/blog/emergency-fund-how-many-months",
  "/accuracy",
  "/limits",
  "/accessibility",
  "/privacy-policy",
  "/no-such-page",
];

/** Of them, those that are laid out otherwise on a wide screen. */
const wide = ["/", "/all-calculators", "/blog", "/accuracy"];

for (const width of [320, 1280]) {
  test.describe(`${width} px wide`, () => {
    test.use({ viewport: { width, height: 800 }, expectedMessages: /status of 404/ });

    test("every kind of page", async ({ page }) => {
      test.slow();
      for (const path of width === 320 ? kinds : wide) {
        await page.goto(path);
        // What a missing page suggests comes a moment later.
        await expect(page.getByText("Looking for the page you meant…")).toHaveCount(0);
        await expectWalk(page, path);
      }
    });

    test("a calculator with a result", async ({ page }) => {
      test.slow();
      const { id } = sampled(`walk ${width}`, calculators)[0] ?? { id: "" };
      await bring(new CalculatorPage(page, id), "every part open");
      // A notice that goes by itself is no stop.
      await expect(page.locator("[data-sonner-toast]")).toHaveCount(0, { timeout: 20_000 });
      await expectWalk(page, id);
    });
  });
}

declare global {
  interface Window {
    walked: Element[];
  }
}

type Stop = { position: number; name: string; isSeen: boolean };

/** More stops than any page has. */
const most = 600;

/** Every stop comes in the order of the page, is seen, and lets the focus go on; none is left out. */
async function expectWalk(page: Page, state: string) {
  await page.evaluate(() => {
    // From the start of the page, wherever the focus was.
    document.body.tabIndex = -1;
    document.body.focus();
    document.body.removeAttribute("tabindex");
    // As it is now: code that is fetched on the way adds elements.
    window.walked = [...document.querySelectorAll("body *")];
  });
  const stops: Stop[] = [];
  for (let step = 0; step < most; step += 1) {
    await page.keyboard.press("Tab");
    const stop = await page.evaluate(stopNow);
    // After the last one the focus leaves the page, or begins it again.
    if (!stop || stop.position === stops[0]?.position) break;
    stops.push(stop);
  }
  expect(stops.length, `${state}: the focus goes on to the end`).toBeLessThan(most);
  const unseen = stops.filter(({ isSeen }) => !isSeen).map(({ name }) => name);
  expect(unseen, `${state}: stops that are not seen`).toEqual([]);
  // What is offered at a box comes as the walk gets there: it stands nowhere in the page as it was.
  const positions = stops.map(({ position }) => position).filter((position) => position >= 0);
  expect(positions, `${state}: the order of the page`).toEqual(positions.toSorted((a, b) => a - b));
  const all = await page.evaluate(stopsInPage);
  const missed = all.filter(({ position }) => position >= 0 && !positions.includes(position));
  expect(missed, `${state}: what no Tab reaches`).toEqual([]);
}

/** What has the focus: where it stands in the document, and whether it and its outline are in view. */
function stopNow() {
  const focused = document.activeElement;
  if (!focused || focused === document.body) return undefined;
  const { top, bottom, left, right } = focused.getBoundingClientRect();
  const inView = bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
  const outlines = [
    focused,
    focused.parentElement,
    focused.closest("[data-slot]"),
    focused.nextElementSibling,
  ].map((node) => {
    const style = node && getComputedStyle(node);
    // One that is not drawn has a width all the same.
    return !style || style.outlineStyle === "none" ? 0 : parseFloat(style.outlineWidth);
  });
  return {
    position: window.walked.indexOf(focused),
    name: `${focused.tagName} ${focused.getAttribute("name") ?? focused.textContent.trim().slice(0, 40)}`,
    isSeen: inView && Math.max(...outlines) >= 2,
  };
}

/** Everything on the page that takes the focus: of radio buttons the one that is chosen. */
function stopsInPage() {
  return [...document.querySelectorAll("a[href], button, input, select, textarea, summary")]
    .filter(
      (node) =>
        node.checkVisibility({ visibilityProperty: true }) &&
        !node.matches(":disabled, [type=hidden], [type=radio]:not(:checked)") &&
        !node.closest("[inert]"),
    )
    .map((node) => ({
      position: window.walked.indexOf(node),
      name: `${node.tagName} ${node.textContent.trim().slice(0, 40)}`,
    }));
}
