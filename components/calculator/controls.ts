import type { ComponentType } from "react";

import type { Problems } from "@/lib/calculator/read-field";
import type { Draft } from "@/lib/calculator/draft";
import type { Field } from "@/lib/calculator/fields";

type Kind = Exclude<Field["kind"], NumberKind>;
type NumberKind = Extract<Field, { blank?: number }>["kind"];

/** What the control of a field is given. */
export type ControlProps<OwnField extends Field = Field> = {
  name: string;
  field: OwnField;
  /** What its boxes hold to begin with. The visitor's typing is left alone after that. */
  draft: Draft;
  problems: Problems;
};

/** The controls of fields that are not one number; only the pages that have such fields load them. */
export type Controls = {
  readonly [Own in Kind]?: ComponentType<ControlProps<Extract<Field, { kind: Own }>>>;
};

/** Of every input by itself: numbers among lists ask for nothing. */
type KindOf<Value> = Value extends number
  ? never
  : Value extends readonly unknown[]
    ? "rows"
    : "toggle";

/** A calculator has to bring a control for each kind of its fields besides numbers. */
export type ControlsOf<Input> = [KindOf<NonNullable<Input[keyof Input]>>] extends [never]
  ? { controls?: undefined }
  : { controls: Required<Pick<Controls, KindOf<NonNullable<Input[keyof Input]>>>> };
