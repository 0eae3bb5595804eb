import { useDeferredValue, type ReactNode } from "react";

/** Draws a part that comes with a new answer after the figures: as it was, until the new one is ready. */
export const Deferred = ({ children }: { children: ReactNode }) => useDeferredValue(children);
