import { useEffect, useState } from "react";

/** The value that has not changed for a moment: a screen reader is told once, not at every letter. */
export function useSettled<Value>(value: Value, milliseconds = 500): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), milliseconds);
    return () => clearTimeout(timer);
  }, [value, milliseconds]);
  return settled;
}
