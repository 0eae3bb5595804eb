// Promise 3: a link fills the form and calculates, exactly as the button would.
import type { Page } from "@playwright/test";

import { atRest } from "../support/at-rest";
import { CalculatorPage } from "../support/calculator-page";
import { calculators, type Calculator } from "../support/contract";
import { draftOf, fragmentOf, type Draft } from "../support/draft";
import { sampled } from "../support/sample";
import { andChanged, oneOfEachKind } from "../support/some-calculators";
import { examplesOf, invalidNotice, validDraft } from "../support/spec-examples";
import { expect, test } from "../support/shared-test";

/** Has chance draw the middle of its range, as the contract says it. */
const middleOfChance = (page: Page) =>
  page.addInitScript(() => {
    Math.random = () => 0.5;
  });

/** What stands in the boxes of a form that nobody has touched. */
const defaultsOf = (boxes: Calculator["boxes"]): Draft =>
  Object.fromEntries(boxes.map((input) => [input.name, `${input.default ?? ""}`]));

for (const { id, boxes, numbers, first, required, drawn } of andChanged(oneOfEachKind("links"))) {
  const valid = validDraft(id);
  const defaults = defaultsOf(boxes);
  const emptied = { ...valid, ...Object.fromEntries(numbers.map(({ name }) => [name, ""])) };
  const drafts: Record<string, Draft> = {
    "all named": valid,
    "one named, the others absent": { [first]: valid[first] ?? "" },
    ...(required.length > 0 && {
      "optional and defaulted ones absent": Object.fromEntries(
        required.map(({ name }) => [name, valid[name] ?? ""]),
      ),
    }),
    "every box emptied": emptied,
    "as a person types": {
      ...valid,
      [first]: ` $${Number(valid[first]).toLocaleString("en-US")}.00 `,
    },
    "wrong text": { ...valid, [first]: "12abc" },
    "signs, spaces, an umlaut, an emoji": { ...valid, [first]: "1 + 1 & 2 = 50% ü # 👩🏽‍💻" },
    ...Object.fromEntries(
      examplesOf(id)
        .filter(({ expectedError, notice }) => expectedError ?? notice)
        .map((example) => [example.id, draftOf(example.inputs)]),
    ),
  };

  /** The link of what was typed where chance had the same part. */
  const linkOf = (draft: Draft) => fragmentOf({ ...draft, ...drawn });

  test(`${id}: a link calculates as the button does`, async ({ page }) => {
    const calculator = new CalculatorPage(page, id);
    const tried = sampled(`${id} drafts`, Object.entries(drafts), 4);
    const loadedAnew = sampled(`${id} links`, tried);
    await middleOfChance(page);
    for (const [name, draft] of tried) {
      const filled = { ...defaults, ...draft };
      // Anew: rows that are left over from the last draft would be counted too.
      await calculator.open();
      await calculator.calculate(filled);
      const pressed = await calculator.outcome();
      expect(pressed.values, name).toMatchObject({ ...filled, ...drawn });
      const notice = await calculator.notice();

      await calculator.fill({ [first]: "replaced by the link" });
      // Whoever is in a box would stay in it.
      await calculator.button.focus();
      if (loadedAnew.some(([one]) => one === name)) await calculator.openLink(linkOf(draft));
      else await calculator.follow(linkOf(draft));
      await calculator.expectNotice(notice.title, notice.text);
      expect(await calculator.outcome(), name).toEqual(pressed);
    }
  });
}

for (const { id, boxes, first, drawn } of sampled("links of the kit", calculators, 2)) {
  const valid = validDraft(id);
  const { title: invalid } = invalidNotice(id);
  const defaults = defaultsOf(boxes);
  const linkOf = (draft: Draft) => fragmentOf({ ...draft, ...drawn });

  test(`${id}: a new fragment on the open page calculates`, async ({ page }) => {
    const calculator = new CalculatorPage(page, id);
    await calculator.openLink(fragmentOf(valid));
    const expected = await calculator.figures();
    expect(expected).not.toEqual([]);

    await calculator.follow(fragmentOf({ [first]: "12abc" }));
    expect(await calculator.values()).toMatchObject({ ...defaults, [first]: "12abc" });
    await expect(calculator.result).toHaveCount(0);
    await calculator.expectNotice(invalid);

    await calculator.follow(fragmentOf(valid));
    expect(await calculator.figures()).toEqual(expected);
    await calculator.expectNotice("Calculation Complete");

    await calculator.fill({ [first]: "77" });
    await page.goBack();
    await expect(calculator.box(first)).toHaveValue("12abc");
    await page.goForward();
    await expect.poll(() => calculator.values()).toMatchObject({ [first]: valid[first] ?? "" });
    await expect(calculator.result).toHaveCount(1);
    expect(await calculator.figures()).toEqual(expected);
  });

  test(`${id}: an ordinary anchor changes and calculates nothing`, async ({ page }) => {
    const calculator = new CalculatorPage(page, id);
    const others = ["#main", "#faq", "#how-it-works", "#nonsense=1", "#", "#&&==&", "#%"];
    for (const anchor of sampled(`${id} anchors`, others)) {
      await calculator.open(anchor);
      await atRest(page);
      expect(await calculator.runs(), anchor).toBe("0");
      expect(await calculator.values(), anchor).toMatchObject(defaults);
      await expect(calculator.result).toHaveCount(0);
    }

    // The notice is left out: on a slow machine it is gone before the last anchor.
    const shown = async () => ({
      runs: await calculator.runs(),
      figures: await calculator.figures(),
      errors: await calculator.errors(),
      values: await calculator.values(),
    });
    await calculator.calculate(valid);
    const before = await shown();
    expect(before.figures).not.toEqual([]);
    for (const anchor of others) {
      await calculator.setHash(anchor);
      await atRest(page);
      expect(await shown(), anchor).toEqual(before);
    }
  });

  test(`${id}: a malformed link is read as far as it can be`, async ({ page }) => {
    const calculator = new CalculatorPage(page, id);
    await calculator.openLink(linkOf(valid));
    const expected = await calculator.figures();
    const loadedAnew = sampled(`${id} malformed`, [0, 1, 2, 3, 4, 5]);

    const sound = linkOf(valid).slice(1);
    const rows = Array.from(
      { length: 10_000 },
      (_, row) => `stranger.${row}.description=x&stranger.${row}.amount=1`,
    ).join("&");
    const harmless = [
      `#%E0%A4%A&${sound}`,
      `#${sound}&%=%&%zz=%u0000&&&==`,
      `#${sound}&unknown=1&alsoUnknown=<b>&${first.toUpperCase()}=9`,
      `#${sound}&${"x".repeat(100_000)}=1`,
      `#${sound}&x=${"9".repeat(100_000)}`,
      `#${rows}&${sound}&${rows}`,
    ];
    for (const [index, fragment] of harmless.entries()) {
      if (loadedAnew.includes(index)) await calculator.openLink(fragment);
      else await calculator.follow(fragment);
      expect(await calculator.figures(), fragment.slice(0, 80)).toEqual(expected);
    }

    // Of a repeated name one value counts: the page then shows what that one gives.
    await calculator.follow(`#${sound}&${first}=1&${first}=2`);
    const shown = await calculator.figures();
    await calculator.press();
    expect(await calculator.figures()).toEqual(shown);

    const refused = [
      "%",
      "%E0%A4%A",
      "%00",
      "9".repeat(100_000),
      "x".repeat(100_000),
      "1,".repeat(9),
    ];
    for (const text of ["1e308", ...sampled(`${id} refused`, refused, 3)]) {
      await calculator.follow(`#${sound.replace(`${first}=${valid[first]}`, `${first}=${text}`)}`);
      await expect(calculator.result).toHaveCount(0);
      const errors = await calculator.errors();
      expect(errors.map(([name]) => name)).toEqual([first]);
      expect(errors[0]?.[1]).not.toMatch(/Infinity|NaN|e\+/);
      expect(errors[0]?.[1].length).toBeLessThan(200);
      await calculator.expectNotice(invalid);
    }
  });

  test(`${id}: a hostile link is only text in a box`, async ({ page }) => {
    const calculator = new CalculatorPage(page, id);
    const attacks = [
      `"><script>globalThis.attacked=1</script>`,
      `<img src=x onerror="globalThis.attacked=1">`,
      // Short enough to be quoted in the message.
      "<img src=x>",
      "javascript:globalThis.attacked=1",
      "${globalThis.attacked=1}",
      "__proto__",
    ];
    const [loadedAnew = ""] = sampled(`${id} attack`, attacks);
    await calculator.openLink(fragmentOf({ ...valid, [first]: loadedAnew }));
    await calculator.follow(fragmentOf(valid));
    for (const attack of sampled(`${id} attacks`, attacks, 4)) {
      await calculator.follow(fragmentOf({ ...valid, [first]: attack }));
      await expect(calculator.box(first)).toHaveValue(attack);
      await expect(calculator.result).toHaveCount(0);
      await calculator.expectNotice(invalid);
      await expect(page.locator("main script:not([type], [data-inline]), main img")).toHaveCount(0);
    }

    const names = "__proto__=1&constructor=2&toString=3&hasOwnProperty=4&__proto__.polluted=5";
    await calculator.open(`#${names}`);
    await atRest(page);
    expect(await calculator.runs(), "no name of an input").toBe("0");
    await calculator.openLink(`#${names}&${fragmentOf(valid).slice(1)}`);
    expect(await calculator.figures()).not.toEqual([]);
    expect(Object.keys(await calculator.values())).not.toContain("constructor");

    const traces = await page.evaluate(() => [
      "attacked" in globalThis,
      "polluted" in Object.prototype,
      typeof {}.toString,
    ]);
    expect(traces).toEqual([false, false, "function"]);
  });

  test(`${id}: Calculate leaves the address alone, Copy link makes one`, async ({
    page,
    context,
    baseURL,
  }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    const calculator = new CalculatorPage(page, id);
    await calculator.open();
    await calculator.calculate(valid);
    const figures = await calculator.figures();
    expect(page.url()).toBe(`${baseURL}${calculator.address}`);

    await calculator.result.getByRole("button", { name: "Copy link" }).click();
    await calculator.expectNotice("Link Copied!");
    expect(page.url()).toBe(`${baseURL}${calculator.address}`);

    const link = await page.evaluate(() => navigator.clipboard.readText());
    const { origin, pathname, search, hash } = new URL(link);
    expect(`${origin}${pathname}${search}`).toBe(`${baseURL}${calculator.address}`);
    expect(Object.fromEntries(new URLSearchParams(hash.slice(1)))).toMatchObject(valid);

    await calculator.openLink(hash);
    expect(await calculator.figures()).toEqual(figures);
    expect(page.url(), "the link stays in the address").toBe(link);
    await calculator.calculate({ ...valid, [first]: "99" });
    expect(page.url(), "Calculate still leaves it alone").toBe(link);
  });

  test(`${id}: where copying is refused, the link is shown to be selected`, async ({ page }) => {
    await page.addInitScript(() => {
      const refuse = () => Promise.reject(new DOMException("", "NotAllowedError"));
      Object.defineProperty(navigator, "clipboard", { value: { writeText: refuse } });
    });
    const calculator = new CalculatorPage(page, id);
    await calculator.openLink(fragmentOf(valid));
    const figures = await calculator.figures();
    await calculator.result.getByRole("button", { name: "Copy link" }).click();

    await calculator.expectNotice("Copy Failed");
    const shown = calculator.result.locator("[readonly]");
    await expect(shown).toHaveAccessibleName(/link/i);
    await shown.focus();
    const selected = await page.evaluate(() => `${getSelection()}`);
    expect(selected).toBe(await shown.inputValue());
    await calculator.openLink(new URL(selected).hash);
    expect(await calculator.figures()).toEqual(figures);
  });
}

test("where there is no clipboard at all, the link is shown too", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "clipboard", { value: undefined });
  });
  const [{ id } = { id: "" }] = calculators;
  const calculator = new CalculatorPage(page, id);
  await calculator.openLink(fragmentOf(validDraft(id)));
  await calculator.result.getByRole("button", { name: "Copy link" }).click();
  await calculator.expectNotice("Copy Failed");
  await expect(calculator.result.locator("[readonly]")).toBeVisible();
});
