"use client";

import { useSyncExternalStore, type ReactNode } from "react";

import { remember } from "@/components/site/remembered";

const systemIsDark = () => matchMedia("(prefers-color-scheme: dark)");

function isDark() {
  const { theme } = document.documentElement.dataset;
  return theme ? theme === "dark" : systemIsDark().matches;
}

function subscribe(onChange: () => void) {
  const system = systemIsDark();
  const attribute = new MutationObserver(onChange);
  attribute.observe(document.documentElement, { attributeFilter: ["data-theme"] });
  system.addEventListener("change", onChange);
  return () => {
    attribute.disconnect();
    system.removeEventListener("change", onChange);
  };
}

/**
 * Light or dark. Choosing what the system says anyway forgets the choice, so that the page follows
 * the system again. The children are the icons; the styles show the one that applies.
 */
export function ThemeToggle({ children }: { children: ReactNode }) {
  // Which theme applies is known on the device only: the built page leaves it open.
  const dark = useSyncExternalStore(subscribe, isDark, () => undefined);

  function toggle() {
    const next = isDark() ? "light" : "dark";
    const isSystem = (next === "dark") === systemIsDark().matches;
    remember("theme", isSystem ? undefined : next);
  }

  return (
    <button
      type="button"
      data-slot="theme-toggle"
      aria-label="Dark theme"
      aria-pressed={dark}
      onClick={toggle}
      className="inline-flex size-target items-center justify-center rounded-md hover:bg-muted"
    >
      {children}
    </button>
  );
}
