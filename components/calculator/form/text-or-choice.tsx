import { useEffect, useRef, useState, type ComponentProps } from "react";
import { flushSync } from "react-dom";

import { Input } from "@/components/ui/input";
import { NativeSelect } from "@/components/ui/native-select";

type TextOrChoiceProps = ComponentProps<"input"> & {
  name: string;
  /** What the box is called. */
  label: string;
  /** What the texts are called that can be chosen. */
  names: Readonly<Record<string, string>>;
};

/** A box for a text, and beside it a list of what is mostly typed in it, by its name: CA for California. */
export function TextOrChoice({ label, names, ...box }: TextOrChoiceProps) {
  const text = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLSelectElement>(null);
  // Sixty names are sixty elements of a page: they come when somebody turns to the list, or has typed.
  const [isWanted, setWanted] = useState(false);
  const choices = isWanted ? names : {};
  /** Before the browser opens the list. */
  const fill = () => flushSync(() => setWanted(true));

  /** The list follows what is typed, a text or its name: nothing where it is neither. */
  const showName = () => {
    const typed = text.current?.value.trim().replaceAll(".", "").toLowerCase();
    const isTyped = (name: string) => name.toLowerCase() === typed;
    const found = Object.entries(names).find((entry) => entry.some(isTyped));
    if (found) setWanted(true);
    if (list.current) list.current.value = found?.[0] ?? "";
  };
  const takeChoice = () => {
    if (text.current && list.current) text.current.value = list.current.value;
  };
  // What was typed before this code, or before the names, had come.
  useEffect(showName);

  return (
    <div className="flex flex-wrap gap-2">
      <Input {...box} ref={text} className="basis-24" onInput={showName} />
      <NativeSelect
        ref={list}
        name={`${box.name}.choice`}
        defaultValue=""
        aria-label={`${label}, from the list`}
        className="basis-40"
        onPointerDown={fill}
        onFocus={fill}
        onInput={takeChoice}
      >
        <option value="">Choose…</option>
        {Object.entries(choices).map(([code, name]) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </NativeSelect>
    </div>
  );
}
