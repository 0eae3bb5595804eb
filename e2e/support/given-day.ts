import type { BrowserContext } from "@playwright/test";

import type { World } from "@/lib/calculator/definition";

/** The day on which every test visits the site: what a page says of today is the same in every run. */
export const givenDay = "2026-11-27";

/** The same as a page says it, and as a calculation is given it. */
export const givenDayInWords = "November 27, 2026";
export const givenWorld: World = { today: { year: 2026, month: 11, day: 27 } };

/** When a visit begins, by the clock on the wall. */
export const givenNoon = `${givenDay}T12:00`;

/** Has the clocks of a browser's pages go on from noon of the given day. */
export const setClocks = (context: BrowserContext) => context.addInitScript(setClock, givenNoon);

/** Runs in a page, and uses nothing from here: its clock goes on from this time, as fast as any. */
export function setClock(noon: string) {
  const OfDevice = Date;
  const ahead = new OfDevice(noon).getTime() - OfDevice.now();
  window.Date = class extends OfDevice {
    static override now() {
      return OfDevice.now() + ahead;
    }

    constructor(...given: unknown[]) {
      super(...((given.length > 0 ? given : [OfDevice.now() + ahead]) as [number]));
    }
  } as DateConstructor;
}
