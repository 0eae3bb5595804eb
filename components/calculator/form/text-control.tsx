import { Input } from "@/components/ui/input";
import type { TextField } from "@/lib/calculator/form/text-field";

import type { ControlProps } from "./controls";
import { LabeledBox } from "./labeled-box";
import { TextOrChoice } from "./text-or-choice";

/** A box for a line of text, with a list to choose from where its texts have names. */
export function TextControl(props: ControlProps<TextField>) {
  const { label, names } = props.field;

  return (
    <LabeledBox {...props}>
      {(box) =>
        names ? <TextOrChoice {...box} label={label} names={names} /> : <Input {...box} />
      }
    </LabeledBox>
  );
}
