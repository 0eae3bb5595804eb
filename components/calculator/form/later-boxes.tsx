import type { ComponentType } from "react";

import type { Draft } from "@/lib/calculator/form/draft";
import type { Field } from "@/lib/calculator/form/fields";
import type { FieldErrors } from "@/lib/calculator/form/read-field";

import type { ControlProps } from "./controls";
import { NumberControl } from "./number-control";
import { RowList } from "./row-list";
import { SelectControl } from "./select-control";
import { TextControl } from "./text-control";

/** Of what is asked later: lists, choices, texts and numbers. */
const controls: { readonly [Kind in Field["kind"]]?: unknown } = {
  rows: RowList,
  select: SelectControl,
  text: TextControl,
};

type LaterBoxesProps = {
  names: readonly string[];
  fields: Readonly<Record<string, Field>>;
  draft: Draft;
  errors: FieldErrors;
};

/** The boxes of an option that are asked later. They come with the code of the answer. */
export const LaterBoxes = ({ names, fields, draft, errors }: LaterBoxesProps) =>
  names.map((name) => {
    const field = fields[name] as Field;
    const Control = (controls[field.kind] ?? NumberControl) as ComponentType<ControlProps>;
    // The page was opened, and its draft made, without them.
    const boxes = { ...field.opened(name), ...draft };
    return <Control key={name} name={name} field={field} draft={boxes} errors={errors} />;
  });
