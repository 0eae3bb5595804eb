import { useEffect, useEffectEvent } from "react";
import { flushSync } from "react-dom";

/**
 * Runs what changes the page for paper, so that it is there before the browser lays out the sheets, and
 * afterwards what changes it back.
 */
export function usePrint(before: () => void, after?: () => void) {
  const onBefore = useEffectEvent(() => flushSync(before));
  const onAfter = useEffectEvent(() => after?.());
  useEffect(() => {
    window.addEventListener("beforeprint", onBefore);
    window.addEventListener("afterprint", onAfter);
    return () => {
      window.removeEventListener("beforeprint", onBefore);
      window.removeEventListener("afterprint", onAfter);
    };
  }, []);
}
