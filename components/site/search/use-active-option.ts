import { useState, type KeyboardEvent } from "react";

/**
 * Which option of a combobox is active: the first as soon as the options are others, then as arrows,
 * Home, End and the pointer say. The focus stays in the box. `ids` are those of the options’ elements.
 */
export function useActiveOption(ids: readonly string[], onEnter: (id: string) => void) {
  const listed = ids.join(" ");
  const [chosen, setChosen] = useState({ listed, index: 0 });
  const index = chosen.listed === listed ? chosen.index : 0;
  const activeId = ids[index];
  const choose = (next: number) => setChosen({ listed, index: next });

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
