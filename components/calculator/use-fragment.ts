import { useEffect, useEffectEvent } from "react";

/** Calls `open` with the part of the address after the #: once at the start, and when it changes. */
export function useFragment(open: (fragment: string) => void) {
  const onFragment = useEffectEvent(() => open(location.hash));

  useEffect(() => {
    const listener = () => onFragment();
    listener();
    addEventListener("hashchange", listener);
    return () => removeEventListener("hashchange", listener);
  }, []);
}
