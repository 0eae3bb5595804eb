import { useDeferredValue, type ReactNode } from "react";

/**
 * Draws a part after the figures are painted: at first nothing of it, and with a new answer the part as
 * it was, until the new one is ready.
 */
export const Deferred = ({ children }: { children: ReactNode }) =>
  // `null`: React takes `undefined` for no first value, and defers nothing.
  useDeferredValue(children, null);
