import { Button } from "@/components/ui/button";

/**
 * Whether / alone opens the search: whoever speaks to their computer may press it unawares. What was
 * chosen is known on the device only: the built page shows it as it is for most, and
 * shortcut-switch.behavior.ts as it is here.
 */
export const ShortcutSwitch = () => (
  <Button
    variant="outline"
    role="switch"
    aria-checked="true"
    data-slot="shortcut-switch"
    className="noscript:hidden"
  >
    The / key opens search:
    <span aria-hidden>on</span>
  </Button>
);
