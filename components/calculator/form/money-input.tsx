import type { ComponentProps, FocusEvent } from "react";

import { Input } from "@/components/ui/input";
import { groupedAmount, plainAmount } from "@/lib/calculator/form/grouped-amount";

type MoneyInputProps = Omit<ComponentProps<typeof Input>, "defaultValue"> & {
  defaultValue: string | undefined;
};

/** A box for dollars: its thousands stand apart but while somebody is in it. */
export const MoneyInput = ({ defaultValue = "", ...box }: MoneyInputProps) => (
  <Input
    ref={showFirst}
    {...box}
    before="$"
    inputMode="decimal"
    defaultValue={groupedAmount(defaultValue)}
    onFocus={showPlain}
    onBlur={showGrouped}
  />
);

/** As if this code had been here before: what was typed is grouped, and what waits for typing is plain. */
function showFirst(box: HTMLInputElement | null) {
  if (!box) return;
  if (!isCurrent(box)) group(box);
  else if (box.value === box.defaultValue) ungroup(box);
}

/** Once the browser has set the caret where it was pressed. */
function showPlain({ currentTarget: box }: FocusEvent<HTMLInputElement>) {
  const shown = box.value;
  setTimeout(() => {
    if (isCurrent(box) && box.value === shown) ungroup(box);
  });
}

/** Who only turns to another window has not left the box. */
function showGrouped({ currentTarget: box }: FocusEvent<HTMLInputElement>) {
  if (!isCurrent(box)) group(box);
}

function group(box: HTMLInputElement) {
  const grouped = groupedAmount(box.value);
  if (grouped !== box.value) box.value = grouped;
}

/** The caret, or what is selected, stays among the same digits. */
function ungroup(box: HTMLInputElement) {
  const { value, selectionStart, selectionEnd } = box;
  const plain = plainAmount(value);
  if (plain === value) return;
  const placeOf = (place: number | null) =>
    value.slice(0, place ?? value.length).replaceAll(",", "").length;
  box.value = plain;
  box.setSelectionRange(placeOf(selectionStart), placeOf(selectionEnd));
}

const isCurrent = (box: HTMLInputElement) => document.activeElement === box;
