import { afterPaint } from "./after-paint";
import type { Toast } from "./toaster";

/** Counts the toasts: one that is not the last is not shown any more. */
let last = 0;
/** There once a toast was shown. */
let toaster: typeof import("./toaster") | undefined;

/**
 * Shows a toast in place of the one on the page, if there is one, once what it tells of is painted.
 * Loads the toaster on first use.
 */
export function notify(toast: Toast) {
  const own = (last += 1);
  afterPaint(async () => {
    try {
      toaster = await import("./toaster");
      if (own === last) toaster.show(toast);
    } catch {
      // Its code did not come: the page says the same where it belongs.
    }
  });
}

/** Takes back the last toast, whether it is on the page or on its way. */
export function withdrawNotice() {
  last += 1;
  toaster?.withdraw();
}
