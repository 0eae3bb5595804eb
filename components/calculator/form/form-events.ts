import { useLayoutEffect, type RefObject } from "react";

/** What a form tells its helpers. A row that was added or taken away they hear as `input`, as if typed. */
declare global {
  interface HTMLElementEventMap {
    /** All boxes are new ones: a link, an example, a reset, an Undo or what was kept has filled them. */
    filled: Event;
    /** What is in the boxes was calculated, or found to be wrong. */
    ran: Event;
  }
}

/** Tells that the count has grown, once the page is as it says and before that is painted. */
export function useFormEvent(
  form: RefObject<HTMLFormElement | null>,
  event: "filled" | "ran",
  count: number,
) {
  useLayoutEffect(() => {
    if (count > 0) form.current?.dispatchEvent(new Event(event));
  }, [form, event, count]);
}
