/** A telephone of the middle, with the screen that Lighthouse gives it. */
export const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
  // Its worker fetches all of the site once a page stands still, and no measurement is of that.
  serviceWorkers: /** @type {const} */ ("block"),
};

/** How many times slower than this machine its processor is. */
export const slowdown = 4;
