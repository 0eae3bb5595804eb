// What the browser keeps of the site: all of it, after the first visit; nothing that was typed; and
// a new release only when the visitor says so.
import { readFileSync, statSync } from "node:fs";
import path from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";

import type { Page } from "@playwright/test";

import { carryOver } from "../scripts/export/earlier-release.mjs";
import { keptBy } from "../scripts/export/service-worker.mjs";
import { expectAccessible } from "./support/axe";
import { CalculatorPage } from "./support/calculator-page";
import { scriptsSaying } from "./support/exported";
import { firstRelease, secondRelease, test as withReleases } from "./support/releases";
import { sitePaths } from "./support/site-paths";
import { fewCalculators } from "./support/some-calculators";
import { validDraft } from "./support/spec-examples";
import { expect, test } from "./support/test";

const id = "loans-credit/amortization";
const typed = { loanAmount: "250000", annualRate: "6", years: "30" };

test.use({ serviceWorkers: "allow" });

/** Until the worker has kept the site and answers for this page. */
const whenKept = (page: Page) =>
  page.waitForFunction(() => navigator.serviceWorker.controller?.state === "activated", null, {
    timeout: 60_000,
  });

/** The addresses of all that the browser keeps. */
const keptAddresses = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const caches_ = await Promise.all(names.map((name) => caches.open(name)));
    const requests = await Promise.all(caches_.map((cache) => cache.keys()));
    return requests.flat().map(({ url }) => url);
  });

test("what is kept weighs at most 1.2 MB as brotli, the worker at most 20 kB as gzip", () => {
  const bytes = (url: string) => readFileSync(path.join(firstRelease, url));
  const kept = keptBy(firstRelease);
  expect(kept.length).toBeGreaterThan(100);
  const weight = kept.reduce((sum, { url }) => sum + brotliCompressSync(bytes(url)).length, 0);
  expect(weight).toBeLessThanOrEqual(1_200_000);
  expect(gzipSync(bytes("sw.js")).length).toBeLessThanOrEqual(20_000);
});

test("the device keeps less than 10 MB, as the privacy policy says, the code of the release before among it", () => {
  const stored = (part: string) =>
    keptBy(firstRelease)
      .filter(({ url }) => url.startsWith(part))
      .reduce((sum, { url }) => sum + statSync(path.join(firstRelease, url)).size, 0);
  expect(stored("/") + stored("/_next/static/")).toBeLessThan(10_000_000);
});

test.describe("without network, after one visit to the home page", () => {
  test.use({ expectedMessages: /status of 404|ERR_INTERNET_DISCONNECTED/ });

  test("every page comes and calculates, and an unknown address has the site’s own page", async ({
    page,
    context,
    request,
  }) => {
    const calculators = fewCalculators("offline");
    test.setTimeout(60_000 + 10_000 * calculators.length);
    const others = (await sitePaths(request)).filter((one) => !one.startsWith("/calculators/"));
    await page.goto("/");
    await whenKept(page);
    await context.setOffline(true);
    const comes = await page.evaluate(async () => {
      const picture = new Image();
      picture.src = "/og/home.png";
      return picture.decode().then(
        () => true,
        () => false,
      );
    });
    expect(comes, "a picture that is not kept").toBe(false);

    for (const address of others) {
      const answer = await page.goto(address);
      expect.soft(answer?.status(), address).toBe(200);
      await expect.soft(page.locator("h1"), address).toBeVisible();
    }
    for (const { id: one } of calculators) {
      const calculator = new CalculatorPage(page, one);
      await calculator.open();
      await calculator.calculate(validDraft(one));
      await expect.soft(calculator.result, one).toHaveCount(1);
    }

    for (const address of ["/og/home.png", "/llms.txt", `/embed/${id}`]) {
      // Of its own: the browser’s page about the failure still comes when the failure is known.
      const tab = await context.newPage();
      await expect
        .soft(tab.goto(address), `${address}, which exists and is not kept`)
        .rejects.toThrow("ERR_INTERNET_DISCONNECTED");
      await tab.close();
    }
    const missing = await page.goto("/no-such-page");
    expect(missing?.status()).toBe(404);
    await expect(page.locator("h1")).toHaveText("404 - Page Not Found");
    await page.goto("/mortgage");
    await expect(page.getByRole("main").getByRole("link").first()).toHaveText(
      "Mortgage Calculator",
    );
    for (const address of ["/blog/no-such-post", "/blog/404"]) {
      const post = await page.goto(address);
      expect(post?.status(), address).toBe(404);
      await expect(page.locator("h1")).toHaveText("Post Not Found");
    }
    expect((await page.goto("/404"))?.status()).toBe(404);
    await page.goto("/about/");
    await expect(page.locator("h1"), "an address with a slash").toContainText("About");
  });
});

test("a page is exactly the one that was built, with the headers of the host", async ({
  page,
  request,
}) => {
  await page.goto("/");
  await whenKept(page);
  for (const address of ["/", "/privacy-policy", `/calculators/${id}`]) {
    const answer = await page.goto(address);
    expect(answer?.fromServiceWorker(), address).toBe(true);
    const built = await request.get(address);
    expect(await answer?.text(), address).toBe(await built.text());
    expect(answer?.headers()["content-type"]).toBe("text/html; charset=utf-8");
    expect(answer?.headers()["cache-control"]).toBe("no-cache");
    expect(answer?.headers()["content-security-policy"], address).toBe("frame-ancestors 'none'");
  }
});

test("the page of the first visit has all its code, and nothing typed is kept", async ({
  page,
  context,
}) => {
  const calculator = new CalculatorPage(page, id);
  await calculator.open();
  await whenKept(page);
  await context.setOffline(true);
  await calculator.calculate({ ...typed, loanAmount: "271828" });
  await calculator.result.getByText("See the math").click();
  await expect(page.locator("[data-slot=explanation]")).toBeVisible();
  await expect(page.locator("[data-schedule]").first()).toBeVisible();

  const addresses = await keptAddresses(page);
  const { origin } = new URL(page.url());
  const known = new Set(keptBy(firstRelease).map(({ url }) => `${origin}${url}`));
  expect(
    addresses.map((address) => address.split("?")[0] ?? "").filter((one) => !known.has(one)),
  ).toEqual([]);
  expect(addresses.join()).not.toContain("271828");
  const types = await page.evaluate(async () => {
    const found = new Set<string>();
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const response of await cache.matchAll()) found.add(response.type);
    }
    return [...found];
  });
  expect(types, "no answer that the worker could not read").toEqual(["basic"]);
});

test("the worker is registered when the page has loaded and has nothing else to do", async ({
  page,
}) => {
  await page.addInitScript(() => {
    const tasks: IdleRequestCallback[] = [];
    const isIdle = { didTimeout: false, timeRemaining: () => 50 };
    window.requestIdleCallback = (task) => tasks.push(task);
    Object.assign(window, {
      becomeIdle: () => tasks.splice(0).forEach((task) => task(isIdle)),
      registrations: 0,
    });
    const register = navigator.serviceWorker.register.bind(navigator.serviceWorker);
    navigator.serviceWorker.register = (...worker) => {
      Reflect.set(window, "registrations", Reflect.get(window, "registrations") + 1);
      return register(...worker);
    };
  });
  const becomeIdle = () => page.evaluate(() => (Reflect.get(window, "becomeIdle") as () => void)());
  const registrations = () => page.evaluate(() => Reflect.get(window, "registrations") as number);

  const held: (() => void)[] = [];
  await page.route("**/*.woff2", (route) => held.push(() => void route.continue()));
  await page.goto(`/calculators/${id}`, { waitUntil: "domcontentloaded" });
  await expect(page.locator("form[data-ready]")).toBeVisible();
  await becomeIdle();
  expect(held.length).toBeGreaterThan(0);
  expect(await registrations(), "idle, and still loading").toBe(0);
  for (const release of held) release();
  await page.waitForLoadState("load");
  expect(await registrations(), "loaded, and busy").toBe(0);
  await becomeIdle();
  expect(await registrations()).toBe(1);
});

test("Chromium finds nothing that keeps the site from being installed", async ({ page }) => {
  await page.goto("/");
  const session = await page.context().newCDPSession(page);
  const { errors, data } = await session.send("Page.getAppManifest");
  expect(errors).toEqual([]);
  expect(JSON.parse(data ?? "")).toMatchObject({ short_name: "Figurewell", start_url: "/" });
  const { installabilityErrors } = await session.send("Page.getInstallabilityErrors");
  // A test runs in a window of its own kind, in which nothing can be installed.
  const found = installabilityErrors.map(({ errorId }) => errorId);
  expect(found.filter((error) => error !== "in-incognito")).toEqual([]);
});

withReleases.describe("a host that answers some files with another page", () => {
  withReleases.use({ serviceWorkers: "allow", expectedMessages: /bad-precaching-response/ });

  /** Until the worker has begun to keep the site, and has given up. */
  const whenGivenUp = async (page: Page, hasBegun: () => boolean) => {
    await expect.poll(hasBegun, { timeout: 60_000 }).toBe(true);
    await expect
      .poll(
        () =>
          page.evaluate(async () => {
            const registration = await navigator.serviceWorker.getRegistration();
            return registration?.installing?.state;
          }),
        { timeout: 60_000 },
      )
      .toBeUndefined();
  };

  withReleases(
    "none of it is kept, and the calculator works once the host is well again, offline too",
    async ({ page, context, site }) => {
      const calculator = new CalculatorPage(page, id);
      const own = scriptsSaying("Calculate Amortization");
      expect(own).toHaveLength(1);
      const lost = [...own, keptBy(firstRelease)[0]?.url ?? ""];
      site.lose(...lost);
      await page.goto("/");
      await whenGivenUp(page, () => lost.some((url) => site.hasReceived(url)));
      const texts = await page.evaluate(async () => {
        const names = await caches.keys();
        const stores = await Promise.all(names.map((name) => caches.open(name)));
        const kept = (await Promise.all(stores.map((store) => store.matchAll()))).flat();
        return Promise.all(kept.map((answer) => answer.text()));
      });
      expect(texts.filter((text) => text.includes("Sign in"))).toEqual([]);

      site.lose();
      await calculator.open();
      await calculator.calculate(typed);
      await expect(calculator.result).toHaveCount(1);
      await whenKept(page);
      await context.setOffline(true);
      await calculator.open();
      await calculator.calculate(typed);
      await expect(page.locator("[data-schedule]").first()).toBeVisible();
    },
  );
});

withReleases.describe("a new release", () => {
  withReleases.use({ serviceWorkers: "allow" });

  // All of the site is kept twice; the second release is made once, by one worker.
  withReleases.describe.configure({ timeout: 90_000, mode: "default" });
  let second: Awaited<ReturnType<typeof secondRelease>>;
  withReleases.beforeAll(async () => {
    second = await secondRelease();
  });
  withReleases.afterAll(() => second.remove());

  const offer = (page: Page) => page.getByRole("region", { name: "New version" });
  const releaseOf = (page: Page) => page.locator("meta[name=release]").count();

  /** A calculator with typed numbers, opened in the first release; the second has come since. */
  async function typedBefore(page: Page, site: { serve: (folder: string) => void }) {
    const calculator = new CalculatorPage(page, id);
    await calculator.open();
    await whenKept(page);
    await calculator.fill(typed);
    site.serve(second.folder);
    return calculator;
  }

  /** What a browser does by itself on the way to a page, until the new release is there. */
  const fetchRelease = async (page: Page) => {
    await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
    await expect
      .poll(() =>
        page.evaluate(
          async () => (await navigator.serviceWorker.getRegistration())?.waiting?.state,
        ),
      )
      .toBe("installed");
  };

  withReleases("is offered, never forced: Later leaves all as it is", async ({ page, site }) => {
    const calculator = await typedBefore(page, site);
    await expect(offer(page)).toHaveCount(0);
    await calculator.box("years").focus();
    await fetchRelease(page);
    await expect(offer(page)).toContainText("A new version of Figurewell is ready.");
    expect(await calculator.focusedBox(), "the focus stays where it was").toBe("years");
    await expectAccessible(page, "a new release is offered");

    await offer(page).getByRole("button", { name: "Later" }).focus();
    await page.keyboard.press("Enter");
    await expect(offer(page)).toHaveCount(0);
    expect(await calculator.focusedBox(), "the focus goes back to where it was").toBe("years");
    expect(await calculator.values()).toMatchObject(typed);
    await calculator.press();
    await expect(page.locator("[data-schedule]").first(), "its code still comes").toBeVisible();

    await page.goto("/about");
    expect(await releaseOf(page), "the release that the visitor has").toBe(0);
    await expect(offer(page), "offered on the next page").toBeVisible();
  });

  withReleases(
    "Reload switches to it; another tab keeps its numbers and finds its code",
    async ({ page, context, site }) => {
      const calculator = await typedBefore(page, site);
      const other = await context.newPage();
      await other.goto("/");
      await fetchRelease(other);
      await offer(other).getByRole("button", { name: "Reload" }).click();
      await expect(other.locator("meta[name=release]")).toHaveCount(1);
      await expect(other.getByRole("heading", { level: 1 })).toBeVisible();

      expect(await releaseOf(page), "not reloaded").toBe(0);
      // What the browser has beside the worker’s own, it may have dropped.
      await (await context.newCDPSession(page)).send("Network.clearBrowserCache");
      expect(await calculator.values()).toMatchObject(typed);
      await calculator.press();
      await expect(page.locator("[data-schedule]").first()).toBeVisible();
      await calculator.result.getByText("See the math").click();
      await expect(page.locator("[data-slot=explanation]")).toBeVisible();

      await site.stop();
      const again = new CalculatorPage(other, id);
      await again.open();
      expect(await releaseOf(other)).toBe(1);
      await again.calculate(typed);
      await expect(again.result, "the new release without network").toHaveCount(1);
    },
  );

  withReleases.describe("where no worker is", () => {
    withReleases.use({ serviceWorkers: "block" });

    withReleases(
      "a host that carries the earlier code has it for a tab",
      async ({ page, site }) => {
        const calculator = new CalculatorPage(page, id);
        await calculator.open();
        await calculator.fill(typed);
        carryOver(firstRelease, second.folder);
        site.serve(second.folder);
        await calculator.press();
        await expect(page.locator("[data-schedule]").first()).toBeVisible();
        expect(await calculator.values()).toMatchObject(typed);
      },
    );
  });
});
