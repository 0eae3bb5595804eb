import { Input } from "@/components/ui/input";
import type { NumberField } from "@/lib/calculator/form/number-field";
import { suggestedRange } from "@/lib/calculator/form/suggested-range";

import type { ControlProps } from "./controls";
import { LabeledBox } from "./labeled-box";
import { MoneyInput } from "./money-input";
import { TermInput } from "./term-input";
import { unitOf } from "./units";

/** A box for a number, with its unit, and the range to type. */
export function NumberControl(props: ControlProps<NumberField>) {
  const { kind, label, orMonths } = props.field;
  const { after, unit } = unitOf(kind);

  return (
    <LabeledBox
      {...props}
      unit={orMonths ? "years or months" : unit}
      range={suggestedRange(props.field)}
    >
      {(box) => (
        <>
          {kind === "money" ? (
            <MoneyInput {...box} />
          ) : orMonths ? (
            <TermInput {...box} label={label} />
          ) : (
            <Input {...box} after={after} inputMode="decimal" />
          )}
          {/* What ask-doubts.ts asks. Empty it is out of the grid, and still heard when it fills. */}
          <div
            id={`${box.id}-doubt`}
            aria-live="polite"
            className="flex flex-wrap items-center gap-2 text-sm *:first:basis-full empty:absolute"
          />
        </>
      )}
    </LabeledBox>
  );
}
