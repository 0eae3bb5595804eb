import type { ComponentType } from "react";

import type { Draft } from "@/lib/calculator/form/draft";
import type { Field } from "@/lib/calculator/form/fields";
import type { NumberKind } from "@/lib/calculator/form/number-field";
import type { RandomFactorField } from "@/lib/calculator/form/random-factor";
import type { FieldErrors } from "@/lib/calculator/form/read-field";

type ControlKind = Exclude<Field["kind"], NumberKind>;

/** What the control of a field is given. */
export type ControlProps<OwnField extends Field = Field> = {
  name: string;
  field: OwnField;
  /** What its boxes hold to begin with. The visitor's typing is left alone after that. */
  draft: Draft;
  errors: FieldErrors;
};

/** The controls of fields that are no box for a number; only the pages that have such fields load them. */
export type Controls = {
  readonly [Own in ControlKind]?: ComponentType<ControlProps<Extract<Field, { kind: Own }>>>;
} & {
  /** By its type a number that is drawn is any number: the compiler cannot ask for it. */
  readonly randomFactor?: ComponentType<ControlProps<RandomFactorField>>;
};

/** What each input by itself asks for: numbers among lists ask for nothing. */
type KindOf<Value> = Value extends number
  ? never
  : Value extends readonly unknown[]
    ? "rows"
    : string extends Value
      ? "text"
      : "choice";

type With<Own extends keyof Controls> = Required<Pick<Controls, Own>>;

type Demanded<Kinds> = ("rows" extends Kinds ? With<"rows"> : unknown) &
  ("text" extends Kinds ? With<"text"> : unknown) &
  ("choice" extends Kinds ? With<"toggle"> | With<"select"> : unknown);

/** Asked input by input: together, a text would swallow the options of a choice. */
type KindsOf<Input> = { [Name in keyof Input]-?: KindOf<NonNullable<Input[Name]>> }[keyof Input];

/** A calculator has to bring a control for each kind of its fields besides numbers. */
export type ControlsOf<Input> = [KindsOf<Input>] extends [never]
  ? { controls?: Controls }
  : { controls: Controls & Demanded<KindsOf<Input>> };
