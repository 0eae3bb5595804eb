import { useState, type KeyboardEvent } from "react";

type ActiveOption = {
  /** The ids of the options' elements. */
  ids: readonly string[];
  /** What the options answer: with another text the first is active again. */
  text: string;
  onEnter: (id: string) => void;
};

/**
 * Which option of a combobox is active: the first, then as arrows, Home, End and the pointer say.
 * The focus stays in the box.
 */
export function useActiveOption({ ids, text, onEnter }: ActiveOption) {
  const [chosen, setChosen] = useState({ text, index: 0 });
  const index = chosen.text === text ? chosen.index : 0;
  const activeId = ids[index];
  const choose = (next: number) => setChosen({ text, index: next });

  function onKeyDown(event: KeyboardEvent) {
    // Enter that ends the writing of a letter chooses nothing.
    if (activeId === undefined || event.nativeEvent.isComposing) return;
    const { length } = ids;
    const next = {
      ArrowDown: (index + 1) % length,
      ArrowUp: (index + length - 1) % length,
      Home: 0,
      End: length - 1,
    }[event.key];
    const isPlain = !event.shiftKey && !event.ctrlKey && !event.metaKey && !event.altKey;
    if (event.key === "Enter") onEnter(activeId);
    else if (next !== undefined && isPlain) {
      choose(next);
      document.getElementById(ids[next] ?? "")?.scrollIntoView({ block: "nearest" });
    } else return;
    event.preventDefault();
  }

  return { activeId, choose, onKeyDown };
}
