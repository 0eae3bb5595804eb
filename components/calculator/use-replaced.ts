import { useRef, useState } from "react";

/** What took the place of the visitor's own numbers. */
export type ReplacedBy = "example" | "reset";

/** The visitor's own numbers that gave way to others, with what stood beside them, until more is typed. */
export function useReplaced<Snapshot>() {
  /** Whether the numbers in the boxes are the visitor's: neither the example nor as the page opens. */
  const isOwn = useRef(false);
  const [replaced, setReplaced] = useState<{ by: ReplacedBy; before: Snapshot }>();

  return {
    replaced,
    /** They give way; what is not the visitor's is not worth bringing back, but what it replaced is. */
    replace(by: ReplacedBy, before: Snapshot) {
      const isWorth = isOwn.current;
      setReplaced((earlier) => (isWorth ? { by, before } : earlier && { ...earlier, by }));
      isOwn.current = false;
    },
    /** From now on the numbers are the visitor's, and there is nothing to bring back. */
    own() {
      isOwn.current = true;
      setReplaced(undefined);
    },
  };
}
