// Drafts as they are written, which no page has to do before it is used.
import {
  draftFrom,
  fieldOf,
  isAsOpened,
  readLinked,
  type Draft,
  type FieldCodecs,
} from "@/lib/calculator/form/draft";

/** A draft that holds `input`, as a person would have typed it; what it leaves out as opened. */
export const draftOf = (fields: FieldCodecs, input: object) =>
  draftFrom(fields, (field, name) =>
    name in input ? field.format(name, input[name as never]) : field.opened(name),
  );

/** What of a draft a link brings back, and what has to be said of the rest. */
export const carriedByLink = (fields: FieldCodecs, draft: Draft) =>
  readLinked(fields, Object.entries(draft)) ?? { draft, remark: undefined };

/**
 * The fragment, without its #, that opens this draft again. An option beyond the specification
 * travels only where it was changed.
 */
export function fragmentOf(fields: FieldCodecs, draft: Draft) {
  const unchanged = new Set(
    Object.keys(fields).filter((name) => {
      const field = fields[name];
      return field?.isOption && isAsOpened(name, field, draft);
    }),
  );
  return new URLSearchParams(
    Object.entries(draft).filter(([box]) => !unchanged.has(fieldOf(box))),
  ).toString();
}
