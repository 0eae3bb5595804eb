import { useState, useSyncExternalStore } from "react";

import { random } from "@/components/calculator/world";
import { randomFactorText, type RandomFactorField } from "@/lib/calculator/form/random-factor";
import { textField } from "@/lib/calculator/form/text-field";

import type { ControlProps } from "./controls";
import { TextControl } from "./text-control";

const never = () => () => {};

/**
 * The number that was drawn for this visit, or that a link brought, in a box that is not shown: the
 * built page has none yet. A link can bring one that is refused; then the box is there to mend it.
 */
export function RandomFactorControl({ field, ...props }: ControlProps<RandomFactorField>) {
  const { name, draft, errors } = props;
  const drawn = useSyncExternalStore(
    never,
    () => randomFactorText(field, random),
    () => "",
  );
  const [shown, setShown] = useState(false);
  if (errors[name] && !shown) setShown(true);
  if (shown) return <TextControl {...props} field={textField(field.label, { hint: field.hint })} />;
  return <input type="hidden" name={name} value={draft[name] || drawn} />;
}
