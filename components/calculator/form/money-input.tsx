import type { ComponentProps, MouseEvent } from "react";

import { Input } from "@/components/ui/input";
import { groupedAmount } from "@/lib/calculator/form/grouped-amount";

/**
 * A box for dollars: its thousands stand apart but while somebody is in it. They are drawn over the box,
 * which holds the number as it was typed: what a script writes into a box, the browser cannot undo.
 */
export const MoneyInput = (box: ComponentProps<typeof Input>) => (
  <Input
    // Anew with each rendering: a box whose number is moved from outside shows it, too.
    ref={(element) => showGrouped(element)}
    {...box}
    before={
      <>
        $<span className="grouped-amount" />
      </>
    }
    inputMode="decimal"
    className="overflow-hidden"
    onInput={({ currentTarget }) => showGrouped(currentTarget)}
    onMouseDown={keepCaret}
  />
);

const groupedIn = (box: HTMLInputElement) => box.previousElementSibling?.lastElementChild;

/** Empty where the thousands are not to be set apart, it leaves the box in view. */
function showGrouped(box: HTMLInputElement | null) {
  const place = box && groupedIn(box);
  if (!place) return;
  const grouped = groupedAmount(box.value);
  place.textContent = grouped === box.value ? "" : grouped;
}

/** A press on the thousands sets the caret among the same digits of the number below, which stand closer. */
function keepCaret({ currentTarget: box, clientX }: MouseEvent<HTMLInputElement>) {
  const text = groupedIn(box)?.firstChild;
  if (!text || document.activeElement === box) return;
  const range = document.createRange();
  const isBefore = (_: string, index: number) => {
    range.setStart(text, index);
    range.setEnd(text, index + 1);
    const { left, right } = range.getBoundingClientRect();
    return (left + right) / 2 < clientX;
  };
  const place = [...groupedAmount(box.value)].filter(isBefore).join("").replaceAll(",", "").length;
  // Once the browser has set it.
  setTimeout(() => box.setSelectionRange(place, place));
}
