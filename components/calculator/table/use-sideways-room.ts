import { useEffect, useState, type RefObject } from "react";

/** Whether a region is wider than what is in view of it, and whether there is more of it on the right. */
export function useSidewaysRoom(region: RefObject<HTMLElement | null>) {
  const [room, setRoom] = useState({ isWide: false, hasMore: false });

  useEffect(() => {
    const element = region.current;
    if (!element) return;
    const measure = () => {
      const beyond = element.scrollWidth - element.clientWidth;
      const isWide = beyond > 1;
      const hasMore = isWide && element.scrollLeft < beyond - 1;
      setRoom((before) =>
        before.isWide === isWide && before.hasMore === hasMore ? before : { isWide, hasMore },
      );
    };
    // It also says how large they are at first, once they are laid out: nothing is laid out for it.
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    for (const child of element.children) observer.observe(child);
    element.addEventListener("scroll", measure);
    return () => {
      observer.disconnect();
      element.removeEventListener("scroll", measure);
    };
  }, [region]);

  return room;
}
