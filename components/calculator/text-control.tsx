import { Input } from "@/components/ui/input";
import type { TextField } from "@/lib/calculator/text-field";

import type { ControlProps } from "./controls";
import { LabelledBox } from "./labelled-box";

/** A box for a line of text. What is too long stays as it was typed, and is said to be. */
export const TextControl = (props: ControlProps<TextField>) => (
  <LabelledBox {...props}>{(box) => <Input {...box} />}</LabelledBox>
);
