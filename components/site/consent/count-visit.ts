import type { Analytics } from "@/lib/analytics";

import { currentConsent } from "./consent-store";

let isCounted = false;

/** Counts this page, once. The code that sends is fetched now, and not before a visitor agreed. */
export async function countVisit(analytics: Analytics) {
  if (isCounted) return;
  isCounted = true;
  await pageIsShown();
  const { sendPageView } = await import("@/lib/page-view");
  // The answer may have changed meanwhile.
  if (currentConsent() === "accepted") await sendPageView(analytics);
  else isCounted = false;
}

/** A page that the browser has prepared is no visit until it is opened. */
function pageIsShown(): Promise<void> {
  const { prerendering } = document as Document & { prerendering?: boolean };
  if (!prerendering) return Promise.resolve();
  return new Promise((resolve) =>
    document.addEventListener("prerenderingchange", () => resolve(), { once: true }),
  );
}
