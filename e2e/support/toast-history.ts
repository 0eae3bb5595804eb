import type { Page } from "@playwright/test";

type History = { most: number; shown: number; leaves: number };

declare global {
  interface Window {
    toastHistory: History;
  }
}

/** Records, in the page, how many toasts there were at once and when the last one came and went. */
export async function recordToasts(page: Page) {
  await page.addInitScript(() => {
    const history = { most: 0, shown: 0, leaves: 0 };
    window.toastHistory = history;
    let last = "";
    const look = () => {
      const toasts = [...document.querySelectorAll("[data-sonner-toast]")];
      history.most = Math.max(history.most, toasts.length);
      const staying = toasts.find((toast) => toast.getAttribute("data-removed") !== "true");
      const words = staying?.textContent ?? "";
      if (words === last) return;
      if (words) history.shown = performance.now();
      else history.leaves = performance.now();
      last = words;
    };
    new MutationObserver(look).observe(document, {
      subtree: true,
      childList: true,
      characterData: true,
      attributes: true,
    });
  });
}

export const toastHistory = (page: Page) => page.evaluate(() => window.toastHistory);
