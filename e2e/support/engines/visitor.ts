import { expect } from "@playwright/test";

import { focusedBox, shownFigures } from "../in-page";
import type { Key, Tab } from "./tab";

/** Milliseconds that something may take to come, as in the tests that Playwright drives. */
export const patience = { timeout: 15_000, intervals: [20, 50, 100, 250] };

/**
 * A calculator's page, in a browser that Playwright does not drive: each step waits until it can be
 * taken. What CalculatorPage leaves to Playwright's locators is done here by hand.
 */
export class Visitor {
  constructor(
    readonly tab: Tab,
    readonly origin: string,
  ) {}

  async goTo(path: string) {
    await this.tab.goTo(`${this.origin}${path}`);
  }

  /** Loads a calculator, with the fragment of a link or without. */
  async open(id: string, fragment = "") {
    await this.goTo(`/calculators/${id}${fragment}`);
    await this.finds(`form[data-calculator="${id}"][data-ready]`);
  }

  /** Until a function gives this in the page. */
  async sees<Words extends unknown[], Result>(
    wanted: unknown,
    inPage: (...words: Words) => Result,
    ...words: Words
  ) {
    await expect(async () =>
      expect<unknown>(await this.tab.evaluate(inPage, ...words)).toEqual(wanted),
    ).toPass(patience);
  }

  /** Until the page of this path is there, whole: what goes on before is overtaken by the way to it. */
  async arrivesAt(path: string) {
    await this.sees([path, "complete"], () => [location.pathname, document.readyState]);
  }

  /** Until this many elements are in the page. */
  async finds(css: string, count = 1) {
    await this.sees(count, (css) => document.querySelectorAll(css).length, css);
  }

  /** Presses the first of these elements that is shown and begins with these words, once it is still. */
  async click(css: string, words = "") {
    await expect(() => this.tab.click(stillElement, css, words)).toPass(patience);
  }

  async press(key: Key) {
    await this.tab.press(key);
  }

  /** Types into an empty box, or in place of what stands there. */
  async fill(draft: Readonly<Record<string, string>>) {
    for (const [name, text] of Object.entries(draft)) {
      await this.click(`[name="${name}"]`);
      // What the click does last, and what comes back into a box by itself, may undo the selection. The click may have
      // met the page that was there before one that is opened anew.
      await expect(async () => {
        if ((await this.tab.evaluate(focusedBox)) !== name) await this.click(`[name="${name}"]`);
        await this.tab.evaluate(() => (document.activeElement as HTMLInputElement).select());
        expect(await this.tab.evaluate(isAllSelected), "the selection stays").toBe(true);
      }).toPass(patience);
      if (text === "") await this.press("Delete");
      else await this.tab.type(text);
      await this.sees(text, textInBox, name);
    }
  }

  /** Presses the form's button, and waits until the press is counted and answered. */
  async calculate() {
    const runs = await this.tab.evaluate(runsOfForm);
    await this.click("form[data-calculator] [type=submit]");
    await this.hasRun(runs);
  }

  /** Until there has been a run after the first so many, and what came of it is there. */
  async hasRun(before = "0") {
    await this.sees(
      true,
      (before) =>
        document.querySelector<HTMLElement>("form[data-calculator]")?.dataset.run !== before &&
        document.querySelector("[data-result], [aria-invalid=true]") !== null,
      before,
    );
  }

  /** Until what stands below an answer has come: before that it moves under a press. */
  async untilWhole() {
    await this.sees(true, () => {
      const result = document.querySelector("[data-result]");
      const isComing = result?.querySelector("[data-coming], [data-chart] svg[aria-hidden]");
      // What waits until somebody is near comes to who goes there.
      const far = result?.querySelector("[data-slot=near-screen]");
      far?.scrollIntoView();
      return Boolean(result?.textContent.includes("See the math") && !isComing && !far);
    });
  }

  async seesNotice(title: string) {
    await this.sees(
      title,
      () => document.querySelector("[data-sonner-toast] [data-title]")?.textContent,
    );
  }

  figures() {
    return this.tab.evaluate(shownFigures);
  }

  async goBack() {
    await this.tab.evaluate(() => history.back());
  }
}

const runsOfForm = () => document.querySelector<HTMLElement>("form[data-calculator]")?.dataset.run;

/** Whether what is typed now takes the place of all that stands in the box. */
const isAllSelected = () => {
  const { selectionStart, selectionEnd, value } = document.activeElement as HTMLInputElement;
  return selectionStart === 0 && selectionEnd === value.length;
};

/** What stands in the box of this name. */
const textInBox = (name: string) =>
  document.querySelector<HTMLInputElement>(`[name="${name}"]`)?.value;

/**
 * It has to stand where it stood when it was looked for before: a form that comes to stick beside a result
 * that grows would move away under the press.
 */
function stillElement(css: string, words: string): Element {
  const found = [...document.querySelectorAll<Element & { placeBefore?: string }>(css)].find(
    (one) => one.checkVisibility() && one.textContent.trim().startsWith(words),
  );
  if (!found) throw new Error(`There is no ${css} ${words}`);
  // At once: what is still on its way would be missed.
  found.scrollIntoView({ block: "center", behavior: "instant" });
  const { left, top } = found.getBoundingClientRect();
  const place = `${left} ${top}`;
  const isStill = found.placeBefore === place;
  found.placeBefore = isStill ? undefined : place;
  if (!isStill) throw new Error(`${css} ${words} still moves`);
  return found;
}
