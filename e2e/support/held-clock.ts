import { expect, type Locator, type Page } from "@playwright/test";

import { givenDay } from "./given-day";
import { toastHistory } from "./toast-history";

/**
 * A page whose clock the test moves on, so that a promised time is held to the millisecond however busy
 * the machine is. Before any page is opened, in a test that uses `setsClock`.
 */
export const withClock = (page: Page) => page.clock.install({ time: `${givenDay}T18:00` });

/** Holds the clock of the page from now on. */
export const holdClock = (page: Page) => page.clock.pauseAt(`${givenDay}T19:00`);

/** Moves a held clock on by frames until this is there. */
export async function runUntil(page: Page, there: Locator) {
  await expect(async () => {
    await page.clock.runFor(20);
    expect(await there.count()).toBe(1);
  }).toPass({ intervals: [10] });
}

/** Holds that the notice on the page leaves after so many milliseconds, and no other came with it. */
export async function expectNoticeToStay(page: Page, duration: number) {
  const staying = page.locator("[data-sonner-toast][data-removed=false]");
  await expect(staying).toHaveCount(1);
  const { shown, most } = await toastHistory(page);
  const left = shown + duration - (await page.evaluate(() => performance.now()));
  await page.clock.runFor(left - 50);
  await expect(staying).toHaveCount(1);
  await page.clock.runFor(100);
  await expect(staying).toHaveCount(0);
  expect(most).toBe(1);
}
