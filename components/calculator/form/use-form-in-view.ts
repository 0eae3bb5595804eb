import { useEffect, type RefObject } from "react";

/** How far the form keeps from the edges of the screen, in pixels: lg:top-6. */
const gap = 24;

/**
 * Keeps a form that is higher than the screen in view from below: beside a long result its button
 * stays within reach, where its top alone would stand still.
 */
export function useFormInView(form: RefObject<HTMLFormElement | null>) {
  useEffect(() => {
    const element = form.current;
    if (!element) return;
    const place = () =>
      (element.style.top = `${Math.min(gap, innerHeight - gap - element.offsetHeight)}px`);
    const observer = new ResizeObserver(place);
    observer.observe(element);
    addEventListener("resize", place);
    return () => {
      observer.disconnect();
      removeEventListener("resize", place);
    };
  }, [form]);
}
