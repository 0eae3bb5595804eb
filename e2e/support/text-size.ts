import type { Page } from "@playwright/test";

/** As a visitor sees the pages whose browser is set to another size of text than the usual 16px. */
export const withTextOf = (page: Page, size: string) =>
  page.addInitScript((fontSize) => {
    document.addEventListener("DOMContentLoaded", () => {
      document.documentElement.style.fontSize = fontSize;
    });
  }, size);
