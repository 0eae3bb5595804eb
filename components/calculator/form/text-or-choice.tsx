import { useEffect, useRef, useSyncExternalStore, type ComponentProps } from "react";

import { Input } from "@/components/ui/input";
import { NativeSelect } from "@/components/ui/native-select";

type TextOrChoiceProps = ComponentProps<"input"> & {
  name: string;
  /** What the texts are called that can be chosen. */
  names: Readonly<Record<string, string>>;
};

const never = () => () => {};
const none: Readonly<Record<string, string>> = {};

/** A box for a text, and beside it a list of what is mostly typed in it, by its name: CA for California. */
export function TextOrChoice({ names, ...box }: TextOrChoiceProps) {
  const text = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLSelectElement>(null);
  // Sixty names are half a kilobyte of a page: the list comes with its code.
  const choices = useSyncExternalStore(
    never,
    () => names,
    () => none,
  );

  /** The list follows what is typed, a text or its name: nothing where it is neither. */
  const showName = () => {
    const typed = text.current?.value.trim().toLowerCase();
    const isTyped = (name: string) => name.toLowerCase() === typed;
    const found = Object.entries(names).find((entry) => entry.some(isTyped));
    if (list.current) list.current.value = found?.[0] ?? "";
  };
  const takeChoice = () => {
    if (text.current && list.current) text.current.value = list.current.value;
  };
  // What was typed before this code had come.
  useEffect(showName);

  return (
    <div className="flex flex-wrap gap-2">
      <Input {...box} ref={text} className="basis-24" onInput={showName} />
      <NativeSelect
        ref={list}
        name={`${box.name}.choice`}
        defaultValue=""
        aria-label="Or choose from the list"
        className="basis-40"
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
