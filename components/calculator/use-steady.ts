import { useCallback, useEffect, useRef } from "react";

/** A function that stays the same and calls the one of the last render: what is given it need not be drawn anew. */
export function useSteady<Given extends readonly unknown[]>(call: (...given: Given) => void) {
  const latest = useRef(call);
  useEffect(() => {
    latest.current = call;
  });
  return useCallback((...given: Given) => latest.current(...given), []);
}
