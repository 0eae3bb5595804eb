"use client";

import type { ReactNode } from "react";

import { remember } from "@/components/site/remembered";

export function NoticeDismiss({ children }: { children: ReactNode }) {
  function dismiss() {
    remember("notice", "dismissed");
    // The button is gone: the focus goes on to what follows it, not back to the page's start.
    document.querySelector<HTMLElement>("header a")?.focus();
  }

  return (
    <button
      type="button"
      aria-label="Dismiss this notice"
      onClick={dismiss}
      className="-mr-3 inline-flex size-target shrink-0 items-center justify-center rounded-md hover:bg-[color-mix(in_srgb,currentColor_10%,transparent)]"
    >
      {children}
    </button>
  );
}
