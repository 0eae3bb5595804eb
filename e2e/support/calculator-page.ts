import { expect, type Locator, type Page } from "@playwright/test";

import type { Draft } from "./draft";
import { focusedBox, errorsOfForm, shownFigures, valuesOfForm, type ShownFigure } from "./in-page";

type Notice = { title: string; text: string };
type Row = { number: string; figures: ShownFigure[] };

/** A calculator's page, as its contract describes it, in a browser that Playwright drives. */
export class CalculatorPage {
  readonly form: Locator;
  readonly button: Locator;
  readonly result: Locator;
  readonly toast: Locator;

  constructor(
    readonly page: Page,
    readonly id: string,
    readonly address = `/calculators/${id}`,
  ) {
    this.form = page.locator(`form[data-calculator="${id}"]`);
    this.button = this.form.locator("[type=submit]");
    this.result = page.locator("[data-result]");
    this.toast = page.locator("[data-sonner-toast]");
  }

  /** Loads the page anew, with the fragment of a link or without. */
  async open(fragment = "") {
    // From the same path only the fragment would change.
    await this.page.goto("about:blank");
    await this.page.goto(`${this.address}${fragment}`);
    await this.untilThere("[data-ready]");
  }

  /**
   * Until the form is such. The page itself sees to it: an assertion that has to wait looks again after
   * a tenth of a second at the earliest, and describes the whole page each time.
   */
  private async untilThere(selector: string) {
    await this.form.and(this.page.locator(selector)).waitFor({ state: "attached" });
  }

  /** Loads the page by a link and waits until it has calculated. */
  async openLink(fragment: string) {
    await this.open(fragment);
    await this.hasRun("0");
  }

  /** Until what stands below an answer has come: this is the last of it, and its charts are drawn. */
  async untilWhole() {
    await this.result.getByText("See the math").waitFor();
    await this.visitFarParts();
    for (const coming of ["[data-coming]", "[data-chart] svg[aria-hidden]"])
      await this.result
        .and(this.page.locator(`:not(:has(${coming}))`))
        .waitFor({ state: "attached" });
  }

  /** Goes where parts wait until somebody is near, and back again. */
  private async visitFarParts() {
    const far = this.result.locator("[data-slot=near-screen]");
    const before = await this.page.evaluate(() => scrollY);
    for (let left = await far.count(); left > 0; left = await far.count()) {
      await far.evaluateAll((parts) => parts[0]?.scrollIntoView());
      // One that is near may bring the next.
      await this.page.waitForFunction(
        (left) => document.querySelectorAll("[data-slot=near-screen]").length < left,
        left,
      );
    }
    await this.page.evaluate((top) => scrollTo(scrollX, top), before);
  }

  /** Changes the fragment of the open page and waits until it has calculated. */
  async follow(fragment: string) {
    await this.untilRun(() => this.setHash(fragment));
  }

  async setHash(fragment: string) {
    await this.page.evaluate((hash) => {
      location.hash = hash;
    }, fragment);
  }

  box(name: string) {
    return this.form.locator(`[name="${name}"]`);
  }

  async fill(draft: Draft) {
    for (const [name, text] of Object.entries(draft)) {
      await this.unfoldOptionOf(name);
      await this.addRowFor(name);
      const box = this.box(name);
      const type = await box.first().evaluate((node) => (node as HTMLInputElement).type);
      if (type === "select-one") await box.selectOption(text);
      else if (type !== "radio") await box.fill(text);
      // The option itself is out of sight: a visitor presses its words.
      else await this.form.locator(`label:has([name="${name}"][value="${text}"])`).click();
    }
  }

  /** Opens the option that asks this: by that its boxes are drawn. */
  private async unfoldOptionOf(name: string) {
    const [field = ""] = name.split(".", 1);
    const option = this.form.locator(`details[data-boxes~="${field}"]`);
    if ((await option.count()) === 0) return;
    if ((await option.getAttribute("open")) === null) await option.locator("summary").click();
    await option.locator("[name]").first().waitFor();
  }

  /** Adds rows until there is one that has this box. */
  private async addRowFor(name: string) {
    const [list, position] = name.split(".");
    if (position === undefined) return;
    const rows = this.form.locator(`fieldset:has([name^="${list}.0."])`);
    while ((await this.box(name).count()) === 0)
      await rows.getByRole("button", { name: /^Add / }).click();
  }

  async press() {
    await this.untilRun(() => this.button.click());
  }

  async calculate(draft: Draft) {
    await this.fill(draft);
    await this.press();
  }

  runs() {
    return this.form.getAttribute("data-run");
  }

  private async untilRun(action: () => Promise<void>) {
    const before = (await this.runs()) ?? "";
    await action();
    await this.hasRun(before);
  }

  /** Until another run was counted and what came of it is there: the result's code comes when wanted. */
  private async hasRun(before: string) {
    await this.untilThere(`:not([data-run="${before}"])`);
    await this.result
      .or(this.form.locator("[aria-invalid=true]"))
      .or(this.toast.filter({ hasText: "Calculation Error" }))
      .first()
      .waitFor({ state: "attached" });
  }

  /** Every figure of the result, those in tables left out. */
  figures(): Promise<ShownFigure[]> {
    return this.page.evaluate(shownFigures);
  }

  async figureValues(): Promise<Record<string, string>> {
    const figures = await this.figures();
    return Object.fromEntries(figures.map(({ name, value }) => [name, value]));
  }

  /** Every row of the schedule, whether its year is open or folded. */
  rows(): Promise<Row[]> {
    return this.result.locator('table[data-schedule=""] tbody tr[data-row]').evaluateAll((rows) =>
      rows.map((row) => ({
        number: row.getAttribute("data-row") ?? "",
        figures: [...row.querySelectorAll("data[data-figure]")].map((node) => ({
          name: node.getAttribute("data-figure") ?? "",
          value: node.getAttribute("value") ?? "no value",
          text: node.textContent,
        })),
      })),
    );
  }

  /** What each wrong box says, by the name of its input, in the order of the form. */
  errors() {
    return this.page.evaluate(errorsOfForm);
  }

  /** What stands in every box. */
  values(): Promise<Draft> {
    return this.page.evaluate(valuesOfForm);
  }

  focusedBox() {
    return this.page.evaluate(focusedBox);
  }

  async expectNotice(title: string, text?: string | RegExp) {
    await expect(this.toast.locator("[data-title]")).toHaveText(title);
    if (text) await expect(this.toast.locator("[data-description]")).toHaveText(text);
  }

  /** All that a calculation shows, to compare two ways to it. */
  async outcome() {
    return {
      figures: await this.figures(),
      errors: await this.errors(),
      focus: await this.focusedBox(),
      values: await this.values(),
    };
  }

  /** The notice on the page, once there is one. */
  async notice(): Promise<Notice> {
    const staying = this.page.locator("[data-sonner-toast][data-removed=false]");
    return {
      title: await staying.locator("[data-title]").innerText(),
      text: await staying.locator("[data-description]").innerText(),
    };
  }
}
