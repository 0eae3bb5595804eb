import { Input } from "@/components/ui/input";
import type { TextField } from "@/lib/calculator/form/text-field";

import type { ControlProps } from "./controls";
import { LabeledBox } from "./labeled-box";

/** A box for a line of text. */
export const TextControl = (props: ControlProps<TextField>) => (
  <LabeledBox {...props}>{(box) => <Input {...box} maxLength={props.field.letters} />}</LabeledBox>
);
