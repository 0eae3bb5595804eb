import { useEffect } from "react";

/** Closes a dialog when its page is left: whoever comes back finds the page as it was before. */
export function useClosedOnLeaving(isOpen: boolean, onOpenChange: (isOpen: boolean) => void) {
  useEffect(() => {
    if (!isOpen) return;
    const close = () => onOpenChange(false);
    window.addEventListener("pagehide", close);
    return () => window.removeEventListener("pagehide", close);
  }, [isOpen, onOpenChange]);
}
