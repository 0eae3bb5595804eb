import { useState, type KeyboardEvent, type PointerEvent } from "react";

import { nearestIndex } from "@/components/calculator/nearest-index";

import { stopByKey, type Stops } from "./stops";

type Marker = {
  /** The point that is marked; the first of them until there was one. */
  at: number;
  isShown: boolean;
};

/** A point of a chart that is marked, and what moves it: the pointer, a finger and keys. */
export function useMarker(stops: Stops, size: { width: number; height: number }) {
  const [{ at, isShown }, setMarker] = useState<Marker>({ at: 0, isShown: false });
  const index = Math.min(at, stops.places.length - 1);
  const show = (at: number) => setMarker({ at, isShown: true });
  const hide = () => setMarker({ at: index, isShown: false });

  function follow({ currentTarget, clientX, clientY }: PointerEvent) {
    const box = currentTarget.getBoundingClientRect();
    // In pixels of the drawing, which grows with the letters of the page.
    const at = {
      x: ((clientX - box.left) / box.width) * size.width,
      y: ((clientY - box.top) / box.height) * size.height,
    };
    show(nearestIndex(stops.places, at[stops.axis]));
  }

  return {
    index,
    isShown,
    listeners: {
      onPointerDown: follow,
      onPointerMove: follow,
      // What a finger has found stays when it is lifted, until another place is touched.
      onPointerUp: ({ currentTarget }: PointerEvent<HTMLElement>) =>
        currentTarget.focus({ preventScroll: true }),
      // A finger that turns out to scroll the page.
      onPointerCancel: hide,
      onPointerLeave({ currentTarget }: PointerEvent) {
        if (currentTarget !== document.activeElement) hide();
      },
      onFocus: () => show(index),
      onBlur: hide,
      onKeyDown(event: KeyboardEvent) {
        if (event.altKey || event.ctrlKey || event.metaKey) return;
        if (event.key === "Escape") return hide();
        const next = stopByKey(event.key, index, stops);
        if (next === undefined) return;
        event.preventDefault();
        show(isShown ? next : index);
      },
    },
  };
}
