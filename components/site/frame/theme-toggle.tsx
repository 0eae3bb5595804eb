import type { ReactNode } from "react";

/**
 * Light or dark; theme-toggle.behavior.ts says what it does. The children are the icons; the styles show
 * the one that applies. Which that is is known on the device only: the built page leaves it open.
 */
export const ThemeToggle = ({ children }: { children: ReactNode }) => (
  <button
    type="button"
    data-slot="theme-toggle"
    aria-label="Dark theme"
    className="inline-flex size-target items-center justify-center rounded-md hover:bg-muted"
  >
    {children}
  </button>
);
