// A calculator in the page of another site: as high as it is, as colored as asked for, and alone.
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";

import type { FrameLocator, Page } from "@playwright/test";

import { embedHref, snippetOf } from "@/lib/embed/snippet";
import { colorOf } from "@/lib/palette";

import { expectAccessible } from "./support/axe";
import { atRest } from "./support/at-rest";
import { CalculatorPage } from "./support/calculator-page";
import { calculators } from "./support/contract";
import { fragmentOf } from "./support/draft";
import { sampled } from "./support/sample";
import { holdScripts } from "./support/scripts";
import { expectNoSidewaysScroll } from "./support/sideways";
import { validDraft } from "./support/spec-examples";
import { bring, ownStates, stateNames } from "./support/states";
import { expect, test } from "./support/test";

const id = "loans-credit/mortgage";
const name = "Mortgage Calculator";
const typed = { homePrice: "417319", downPayment: "80000", annualRate: "6.5", years: "30" };

// The page around is of another site, and the look of a frame stands in its address.
test.use({
  expectedMessages:
    /request to another origin: http:\/\/127\.0\.0\.1:|in an address: [^?]+\/embed\/[^?]+\?(theme|accent)=\w+(&accent=\w+)?$/,
});

/** Where our own site is. */
const ours = () => test.info().project.use.baseURL ?? "";

/** Another site: whatever is asked of it, it answers with this page. */
let around = "";
let site: Server;
let address: string;

test.beforeAll(async () => {
  site = createServer((_, response) => {
    response.setHeader("content-type", "text/html; charset=utf-8");
    response.end(
      `<!DOCTYPE html><html lang="en"><link rel="icon" href="data:," />${around}</html>`,
    );
  });
  await new Promise<void>((resolve) => site.listen(0, "127.0.0.1", resolve));
  address = `http://127.0.0.1:${(site.address() as AddressInfo).port}/`;
});

test.afterAll(() => {
  site.close();
  site.closeAllConnections();
});

/** Opens the page of the other site with this in it. */
async function openAround(page: Page, body: string) {
  around = body;
  await page.goto(address);
  const frame = page.frameLocator("iframe").first();
  await expect(formIn(frame)).toHaveAttribute("data-ready");
  return frame;
}

const formIn = (frame: FrameLocator) => frame.locator("form[data-calculator]");
const resultIn = (frame: FrameLocator) => frame.locator("[data-result]");

async function calculateIn(frame: FrameLocator, draft: Record<string, string> = typed) {
  for (const [box, text] of Object.entries(draft)) await frame.locator(`[name=${box}]`).fill(text);
  await formIn(frame).getByRole("button", { name: "Calculate" }).click();
  await expect(resultIn(frame)).toHaveCount(1);
}

const heightOf = (page: Page) =>
  page
    .locator("iframe")
    .first()
    .evaluate((frame) => frame.getBoundingClientRect().height);

test("the snippet of the page makes a frame that is as high as what is in it", async ({ page }) => {
  await page.goto("/embed");
  const snippet = (await page.locator("pre").first().innerText()).trim();
  const { url } = (await import("@/lib/site")).site;
  expect(snippet).toBe(snippetOf({ id, name }, url));

  const frame = await openAround(page, snippet.replaceAll(url, ours()));
  const standsClear = () =>
    frame.locator("main").evaluate((main) => {
      const { scrollHeight, clientHeight } = document.documentElement;
      return {
        scrolls: scrollHeight > clientHeight,
        spare: innerHeight - Math.ceil(main.getBoundingClientRect().height),
      };
    });
  await expect.poll(standsClear).toEqual({ scrolls: false, spare: 0 });
  const empty = await heightOf(page);
  await calculateIn(frame);
  await expect.poll(standsClear).toEqual({ scrolls: false, spare: 0 });
  expect(await heightOf(page)).toBeGreaterThan(empty + 100);
  await formIn(frame).getByRole("button", { name: "Reset" }).click();
  await expect(formIn(frame).getByRole("button", { name: "Undo" })).toBeVisible();
  await formIn(frame).getByRole("textbox").first().fill("1");
  await formIn(frame).getByRole("textbox").first().clear();
  await expect.poll(() => heightOf(page), "it shrinks too").toBe(empty);
});

test("hostile messages change neither the page around nor the frame", async ({ page }) => {
  const other = `<iframe src="${address}other"></iframe>`;
  const frame = await openAround(page, snippetOf({ id, name }, ours()) + other);
  await frame.locator("[name=homePrice]").fill(typed.homePrice);
  await expect.poll(() => heightOf(page)).not.toBe(600);
  const height = await heightOf(page);
  const [embedded, stranger] = [1, 2].map((place) => page.frames()[place]);
  const hostile = [
    NaN,
    Infinity,
    -1,
    0,
    99,
    20_001,
    1e12,
    "900",
    "900px",
    null,
    undefined,
    [900],
    {},
  ];

  // From the frame itself, were it taken over: nothing but a sensible height is taken.
  await embedded?.evaluate(
    ([heights, type]) => {
      for (const height of heights) window.parent.postMessage({ type, height }, "*");
      for (const data of [null, "900", 900, [], { height: 900 }, { type: "resize", height: 900 }])
        window.parent.postMessage(data, "*");
    },
    [hostile, "figurewell:height"] as const,
  );
  // From another site's frame and from the page itself: a sensible height is not taken either.
  const tell = () => {
    for (const to of [window.parent, window])
      to.postMessage({ type: "figurewell:height", id: "loans-credit/mortgage", height: 900 }, "*");
  };
  await stranger?.evaluate(tell);
  await page.evaluate(tell);

  // To the frame.
  await page.evaluate((heights) => {
    const to = document.querySelector("iframe")?.contentWindow;
    for (const data of [
      ...heights,
      { type: "figurewell:height", height: 1 },
      { type: "fill", homePrice: "1" },
      { type: "theme", theme: "dark" },
      { __proto__: { toString: 1 }, type: "eval", code: "document.body.remove()" },
      "javascript:document.body.remove()",
    ])
      to?.postMessage(data, "*");
  }, hostile);
  await atRest(page);
  expect(await heightOf(page)).toBe(height);
  // Plain while the box is in focus, which a frame may lose to the page around it.
  await expect(frame.locator("[name=homePrice]")).toHaveValue(/^417,?319$/);
  await expect(frame.locator("html")).not.toHaveAttribute("data-theme");
  await calculateIn(frame);
});

test.describe("the look", () => {
  const rootOf = (page: Page) => page.locator("html");
  const ground = (page: Page) =>
    page.locator("body").evaluate((body) => getComputedStyle(body).backgroundColor);
  const rgb = (hex: string) =>
    `rgb(${[1, 3, 5].map((start) => parseInt(hex.slice(start, start + 2), 16)).join(", ")})`;
  const background = colorOf("background");

  for (const scheme of ["light", "dark"] as const) {
    test.describe(`where the system is ${scheme}`, () => {
      test.use({ colorScheme: scheme });

      test("is the theme that the address asks for, else the system's, never the one of our pages", async ({
        page,
      }) => {
        const opposite = scheme === "light" ? "dark" : "light";
        await page.addInitScript((theme) => localStorage.setItem("theme", theme), opposite);
        await page.goto("/about");
        expect(await ground(page), "our own page follows it").toBe(rgb(background[opposite]));
        for (const theme of ["light", "dark"] as const) {
          await page.goto(embedHref({ id, theme }));
          expect(await ground(page)).toBe(rgb(background[theme]));
        }
        await page.goto(embedHref({ id }));
        expect(await ground(page)).toBe(rgb(background[scheme]));
        await page.goto(`${embedHref({ id })}?theme=purple`);
        expect(await ground(page)).toBe(rgb(background[scheme]));
      });
    });
  }

  /** Of the button, of the chosen option and around the box with the focus. */
  async function colorsOf(page: Page, accent: string, theme: "light" | "dark" = "light") {
    await page.goto(`/embed/investment-retirement/annuity?theme=${theme}&accent=${accent}`);
    await page.locator("form[data-ready]").waitFor();
    await page.locator("form input[type=text], form input:not([type])").first().focus();
    return page.evaluate(() => {
      const style = (selector: string) =>
        getComputedStyle(document.querySelector(selector) ?? document.body);
      const button = style("[type=submit]");
      const option = style("[role=radiogroup] label:has(:checked)");
      return {
        button: [button.backgroundColor, button.color],
        option: [option.backgroundColor, option.color],
        focus: style("[data-slot=input]:focus-within").outlineColor,
      };
    });
  }
  const black = "rgb(0, 0, 0)";
  const white = "rgb(255, 255, 255)";

  test("is the brand color where it can be seen, with text that can be read", async ({ page }) => {
    const berry = rgb("#b3125f");
    expect(await colorsOf(page, "b3125f")).toEqual({
      button: [berry, white],
      option: [berry, white],
      focus: berry,
    });
    // Yellow is lost on a light page, and stands out on a dark one.
    const yellow = rgb("#ffd400");
    const own = rgb(colorOf("primary").light);
    expect(await colorsOf(page, "ffd400")).toEqual({
      button: [yellow, black],
      option: [own, white],
      focus: own,
    });
    expect(await colorsOf(page, "ffd400", "dark")).toEqual({
      button: [yellow, black],
      option: [yellow, black],
      focus: yellow,
    });
  });

  test("is ours where the color is none", async ({ page }) => {
    await page.goto(`/embed/${id}?accent=red`);
    await expect(rootOf(page)).not.toHaveAttribute("data-accent");
    await expect(rootOf(page)).not.toHaveAttribute("style");
  });

  test("is there before anything is painted", async ({ page }) => {
    // While all of its scripts are on their way: only what is written in the page has run.
    const release = await holdScripts(page);
    await page.goto(embedHref({ id, theme: "dark", accent: "b3125f" }), { waitUntil: "commit" });
    await page.locator("main").waitFor({ state: "attached" });
    await expect(rootOf(page)).toHaveAttribute("data-theme", "dark");
    await expect(rootOf(page)).toHaveAttribute("data-accent", "");
    release();
    await expect(page.locator("form[data-ready]")).toBeVisible();
  });
});

test.describe("200 px wide", () => {
  test.use({ viewport: { width: 200, height: 500 } });

  for (const one of new Set([id, ...sampled("embedded", calculators).map(({ id }) => id)])) {
    test(`${one}: no state scrolls sideways`, async ({ page }) => {
      test.slow();
      const calculator = new CalculatorPage(page, one, `/embed/${one}`);
      for (const state of one === id ? stateNames : ownStates) {
        await bring(calculator, state);
        await expectNoSidewaysScroll(page, state);
      }
    });
  }

  test("the largest figures", async ({ page }) => {
    const calculator = new CalculatorPage(page, id, `/embed/${id}`);
    await calculator.openLink(
      "#homePrice=1000000000000&downPayment=1&annualRate=999.999&years=999",
    );
    await expect(calculator.result).toHaveCount(1);
    await expectNoSidewaysScroll(page, "largest");
  });
});

test.describe("in a sandbox, of no origin", () => {
  test.use({ expectedMessages: /127\.0\.0\.1|\?theme=dark|Clipboard API has been blocked/ });

  test("where storage and the clipboard are refused, it calculates and loses nothing", async ({
    page,
  }) => {
    const frame = await openAround(
      page,
      `<iframe sandbox="allow-scripts allow-forms" src="${ours()}/embed/${id}?theme=dark" width="600" height="600"></iframe>`,
    );
    const refused = await frame.locator("html").evaluate(() =>
      ["localStorage", "sessionStorage", "caches"].map((store) => {
        try {
          return typeof window[store as "localStorage"].length;
        } catch (error) {
          return (error as DOMException).name;
        }
      }),
    );
    expect(refused.slice(0, 2)).toEqual(["SecurityError", "SecurityError"]);
    await expect(frame.locator("html")).toHaveAttribute("data-theme", "dark");
    await calculateIn(frame);
    await expect(frame.locator("[name=homePrice]")).toHaveValue(typed.homePrice);

    // The clipboard is refused there too.
    await resultIn(frame).getByRole("button", { name: "Copy link" }).click();
    const copy = resultIn(frame).locator("input[readonly]");
    await expect(copy).toBeFocused();
    await expect(copy).toHaveValue(`${ours()}/calculators/${id}${fragmentOf(typed)}`);
    await expect(frame.locator("[data-sonner-toast]")).toContainText("Copy Failed");
  });
});

test("no request leaves the frame but for its own files, and none carries what is typed", async ({
  page,
}) => {
  const asked: string[] = [];
  page.on("request", (request) => {
    expect(request.method()).toBe("GET");
    asked.push(request.url());
  });
  const frame = await openAround(page, snippetOf({ id, name }, ours()));
  await atRest(page);
  const own = (url: string) =>
    url.startsWith(`${ours()}/_next/static/`) || url === `${ours()}/embed/${id}`;
  expect(asked.filter((url) => !own(url))).toEqual([address]);

  const before = asked.length;
  await calculateIn(frame);
  await resultIn(frame).getByText("See the math").click();
  await resultIn(frame).locator("[data-slot=explanation]").waitFor();
  await atRest(page);
  const later = asked.slice(before);
  expect(later.length).toBeGreaterThan(0);
  expect(later.filter((url) => !/\/_next\/static\/chunks\/[\w-]+\.js$/.test(url))).toEqual([]);
  expect(asked.filter((url) => url.includes(typed.homePrice))).toEqual([]);
  const kept = await frame.locator("html").evaluate(() => document.cookie);
  expect(kept).toBe("");
  await expect(
    frame.locator("[data-island^=consent], [data-slot=footer], body > header"),
  ).toHaveCount(0);
});

test("what a link would open stands in a tab of its own, and the calculator stays", async ({
  page,
  context,
}) => {
  const frame = await openAround(page, snippetOf({ id: "tax/income-tax", name }, ours()));
  const link = frame.getByRole("link", { name: "open the full calculator" });
  const [opened] = await Promise.all([context.waitForEvent("page"), link.click()]);
  await expect(opened).toHaveURL(`${ours()}/calculators/tax/income-tax`);
  expect(await opened.evaluate(() => window.opener)).toBeNull();
  await expect(formIn(frame)).toBeVisible();
});

test("a fragment fills the form as on the page", async ({ page }) => {
  const calculator = new CalculatorPage(page, id, embedHref({ id }));
  await calculator.openLink(fragmentOf(validDraft(id)));
  const own = new CalculatorPage(page, id);
  const embedded = await calculator.figures();
  await own.openLink(fragmentOf(validDraft(id)));
  expect(embedded.length).toBeGreaterThan(0);
  expect(await own.figures()).toEqual(embedded);
});

for (const colorScheme of ["light", "dark"] as const)
  test.describe(`in ${colorScheme}`, () => {
    test.use({ colorScheme });

    test("axe finds nothing, in the frame's page and in the page for site owners", async ({
      page,
    }) => {
      for (const accent of ["", "ffd400"]) {
        const calculator = new CalculatorPage(page, id, embedHref({ id, accent }));
        await calculator.openLink(fragmentOf(validDraft(id)));
        await calculator.toast.waitFor();
        await calculator.untilWhole();
        await expectAccessible(page, `accent ${accent}`);
      }
      await page.goto("/embed");
      await atRest(page);
      await page.getByLabel("Brand color").fill("nothing");
      await expectAccessible(page, "for site owners");
    });
  });

test("by keyboard alone: into the frame, through the form, to the result and out again", async ({
  page,
}) => {
  const frame = await openAround(
    page,
    `<a href="#a">before</a>${snippetOf({ id, name }, ours())}<a href="#b">after</a>`,
  );
  await page.getByText("before").focus();
  for (const text of Object.values(typed)) {
    await page.keyboard.press("Tab");
    await page.keyboard.type(text);
  }
  await page.keyboard.press("Enter");
  await expect(resultIn(frame)).toHaveCount(1);
  // The notice comes a moment after the result, and can be reached as long as it is there.
  await expect(frame.locator("[data-sonner-toast]")).toHaveCount(1);
  await expect(frame.locator("[data-sonner-toast]")).toHaveCount(0);
  await frame.getByRole("link", { name: "open the full calculator" }).focus();
  await page.keyboard.press("Tab");
  await expect(page.getByText("after")).toBeFocused();
});

test.describe("framed by another site", () => {
  test.use({ expectedMessages: /127\.0\.0\.1|violates the following .* "frame-ancestors 'none'"/ });

  test("what is under /embed/ can be framed, and nothing else", async ({ page, request }) => {
    const ancestors = async (path: string) =>
      (await request.get(path, { maxRedirects: 0 })).headers()["content-security-policy"];
    for (const path of [
      "/",
      "/embed",
      "/embed.html",
      "/about",
      `/calculators/${id}`,
      "/no-such-page",
    ])
      expect(await ancestors(path), path).toBe("frame-ancestors 'none'");
    for (const one of calculators)
      expect(await ancestors(`/embed/${one.id}`)).toBe("frame-ancestors *");

    around = ["/embed", `/embed/${id}`]
      .map((path) => `<iframe src="${ours()}${path}" width="600" height="600"></iframe>`)
      .join("");
    const refusal = page.waitForEvent("console", (message) =>
      message.text().includes("frame-ancestors"),
    );
    await page.goto(address);
    await refusal;
    await expect(page.frameLocator("iframe").last().locator("form[data-ready]")).toBeVisible();
    await expect(page.frameLocator("iframe").first().locator("main")).toHaveCount(0);
  });
});

test("an embedded calculator is not for lists of search results", async ({ request }) => {
  const html = await (await request.get(`/embed/${id}`)).text();
  expect(html).toContain('<meta name="robots" content="noindex"/>');
  expect(html).toContain(
    `<link rel="canonical" href="https://figurewell.example/calculators/${id}"/>`,
  );
  expect(await (await request.get("/sitemap.xml")).text()).not.toContain("/embed/");
});

test.describe("the page for site owners", () => {
  const code = (page: Page) => page.locator("pre").first();
  const preview = (page: Page) => page.frameLocator("main iframe");

  test("loads its preview when that is opened, and shows what was chosen", async ({ page }) => {
    const framed: string[] = [];
    page.on("request", (request) => {
      const { pathname, search } = new URL(request.url());
      if (pathname.startsWith("/embed/")) framed.push(pathname + search);
    });
    await page.goto("/embed");
    await atRest(page);
    await page.getByLabel("Calculator", { exact: true }).selectOption("Income Tax Calculator");
    await page.getByLabel("Theme", { exact: true }).selectOption("Dark");
    await atRest(page);
    expect(framed).toEqual([]);

    await page.getByText("Live preview").click();
    await expect(preview(page).locator("form[data-ready]")).toBeVisible();
    expect(framed).toEqual(["/embed/tax/income-tax?theme=dark"]);
    await expect(preview(page).locator("html")).toHaveAttribute("data-theme", "dark");
    const scrolls = () =>
      preview(page)
        .locator("html")
        .evaluate((root) => root.scrollHeight > root.clientHeight);
    await expect.poll(scrolls, "as high as what is in it").toBe(false);
    await page.getByLabel("Brand color").fill("#B3125F");
    await expect(preview(page).locator("html")).toHaveAttribute("data-accent", "");
    await expect(code(page)).toContainText('/embed/tax/income-tax?theme=dark&amp;accent=b3125f"');
    await expect(code(page)).toContainText('title="Income Tax Calculator"');
    await page.goBack();
    expect(page.url(), "a choice is no step on the way back").not.toContain("/embed");
  });

  test("begins with the calculator that its address names", async ({ page }) => {
    await page.goto("/calculators/tax/sales-tax");
    await page.getByRole("link", { name: "Put this calculator on your site" }).click();
    await expect(code(page)).toContainText("/embed/tax/sales-tax");
    await expect(page.getByLabel("Calculator", { exact: true })).toHaveValue("tax/sales-tax");
  });

  test("says how to mend a color that is none, and keeps what was typed", async ({ page }) => {
    await page.goto("/embed");
    await atRest(page);
    const box = page.getByLabel("Brand color");
    await box.fill("teal");
    await expect(box).toHaveAttribute("aria-invalid", "true");
    await expect(box).toHaveAccessibleDescription(/^Enter the color as six digits/);
    await expect(code(page)).not.toContainText("accent");
    await expect(box).toHaveValue("teal");
    await box.fill("008080");
    await expect(box).toHaveAttribute("aria-invalid", "false");
    await expect(box).toHaveAccessibleDescription("");
    await expect(code(page)).toContainText("accent=008080");
  });

  test("copies the snippet, or says that it cannot and selects it", async ({ page, context }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.goto("/embed");
    await atRest(page);
    const press = () => page.getByRole("button", { name: "Copy snippet" }).click();
    await press();
    await expect(page.locator("[data-sonner-toast] [data-title]")).toHaveText("Snippet Copied!");
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toBe(await code(page).textContent());

    await page.evaluate(() => Object.defineProperty(navigator, "clipboard", { value: undefined }));
    await press();
    await expect(page.getByText("Could not copy the snippet. It is selected above")).toBeVisible();
    expect(await page.evaluate(() => `${getSelection()}`.trim())).toBe(copied);
  });
});
