import { useLayoutEffect, useRef, useState } from "react";

/** The width of an element in whole pixels, kept up to date; what is expected until it is known. */
export function useWidth(expected: number) {
  const ref = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(expected);

  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const measure = () => setWidth(Math.floor(element.clientWidth));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  return [ref, width] as const;
}
