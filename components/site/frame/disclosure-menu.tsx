import type { ReactNode } from "react";

type DisclosureMenuProps = {
  /** Of its panel. */
  id: string;
  label: string;
  /** Beside the label. Turns when the menu is open. */
  icon: ReactNode;
  /** The panel. Its links are in the page whether it is open or not. */
  children: ReactNode;
};

/**
 * A button that discloses a panel of links, by pointing, pressing or keyboard;
 * disclosure-menu.behavior.ts says how.
 */
export const DisclosureMenu = ({ id, label, icon, children }: DisclosureMenuProps) => (
  <div role="presentation" data-slot="disclosure-menu">
    <button
      type="button"
      aria-expanded="false"
      aria-controls={id}
      className="group inline-flex min-h-target items-center gap-1.5 rounded-md px-3 font-medium hover:text-primary"
    >
      {label}
      <span className="transition-transform duration-150 group-aria-expanded:rotate-180">
        {icon}
      </span>
    </button>
    <div
      id={id}
      hidden
      className="absolute top-full right-0 z-20 transition-opacity duration-150 starting:opacity-0"
    >
      {children}
    </div>
  </div>
);
