import { useRef, type ComponentProps } from "react";

import { Input } from "@/components/ui/input";
import { unitOf } from "@/lib/calculator/form/draft";
import { inSentence } from "@/lib/calculator/form/label";
import { readTerm, shownTerm } from "@/lib/calculator/form/loan-term";

type TermInputProps = Omit<ComponentProps<typeof Input>, "defaultValue" | "name"> & {
  name: string;
  label: string;
  /** In years. */
  defaultValue: string | undefined;
};

/** A box for the term of a loan, in years or in months. */
export function TermInput({ label, defaultValue = "", ...box }: TermInputProps) {
  const list = useRef<HTMLSelectElement>(null);
  const { number, unit } = shownTerm(defaultValue);

  return (
    <Input
      {...box}
      inputMode="decimal"
      defaultValue={number}
      // Who types the unit as well finds it chosen.
      onBlur={({ currentTarget }) => {
        if (!list.current) return;
        const term = readTerm(currentTarget.value, list.current.value as typeof unit);
        if (term.number === currentTarget.value) return;
        currentTarget.value = term.number;
        list.current.value = term.unit;
      }}
    >
      <span className="list-arrow flex">
        <select
          ref={list}
          name={unitOf(box.name)}
          defaultValue={unit}
          aria-label={`Unit of the ${inSentence(label)}`}
          className="cursor-pointer appearance-none rounded-lg bg-transparent pr-10 pl-1 text-muted-foreground outline-none"
        >
          <option value="years">years</option>
          <option value="months">months</option>
        </select>
      </span>
    </Input>
  );
}
