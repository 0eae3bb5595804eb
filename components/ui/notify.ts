import { whenIdle } from "./after-paint";

/** A transient notice. The page says the same where it belongs; a toast is never the only place. */
export type Toast = {
  title: string;
  text?: string;
  tone: "destructive" | "neutral" | "success";
  /** Such a notice stays for a shorter time than others. */
  about?: "copying";
};

/**
 * Shows a toast in place of the one on the page, if there is one, once what it tells of is painted with
 * all that goes with it. Loads the toaster on first use.
 */
export const notify = (toast: Toast) => whenIdle(() => void show(toast));

async function show(toast: Toast) {
  try {
    (await import("./toaster")).show(toast);
  } catch {
    // Its code did not come: the page says the same where it belongs.
  }
}
