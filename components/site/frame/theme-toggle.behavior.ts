import { followRoot } from "@/components/site/device/follow-root";
import { remember } from "@/components/site/device/remembered";

/**
 * Has a button switch the theme. Choosing what the system says anyway forgets the choice, so that
 * the page follows the system again.
 */
export function themeToggle(button: HTMLElement, stop: AbortSignal) {
  const system = matchMedia("(prefers-color-scheme: dark)");

  function isDark() {
    const { theme } = document.documentElement.dataset;
    return theme ? theme === "dark" : system.matches;
  }

  function show() {
    button.setAttribute("aria-pressed", String(isDark()));
    // The browser's own bar takes the color of the page, which the system's setting does not give.
    const { backgroundColor } = getComputedStyle(document.body);
    for (const meta of document.querySelectorAll("meta[name=theme-color]"))
      meta.setAttribute("content", backgroundColor);
  }
  followRoot("data-theme", show, stop);
  system.addEventListener("change", show, { signal: stop });

  const toggle = () => {
    const next = isDark() ? "light" : "dark";
    const isSystem = (next === "dark") === system.matches;
    remember("theme", isSystem ? undefined : next);
  };
  button.addEventListener("click", toggle, { signal: stop });
}
