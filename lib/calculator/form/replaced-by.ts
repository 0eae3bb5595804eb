import type { Field } from "./fields";

/**
 * Whether a field may be left empty: all fields that stand in its place are filled, or one of those that
 * give it.
 */
export const isReplaced = (field: Field, isFilled: (name: string) => boolean): boolean =>
  "bounds" in field &&
  ((field.replacedBy?.every(isFilled) || field.givenBy?.names.some(isFilled)) ?? false);
