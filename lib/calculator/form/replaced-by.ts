import type { Field } from "./fields";

/** Whether a field may be left empty because all fields that stand in its place are filled. */
export const isReplaced = (field: Field, isFilled: (name: string) => boolean): boolean =>
  "replacedBy" in field && (field.replacedBy?.every(isFilled) ?? false);
