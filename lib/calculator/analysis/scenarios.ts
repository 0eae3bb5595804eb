import { draftFromFragment, type Draft, type FieldCodecs } from "@/lib/calculator/form/draft";
import { carriedByLink, fragmentOf } from "@/lib/calculator/share/draft-to-link";

import { nameOf, nextName, prefixOf, scenarioParts } from "./scenario-parts";

/** Numbers of a form that are kept to be compared with others, under a name. */
export type Scenario = { name: string; draft: Draft };

/** Letters. */
export const longestName = 60;

/** The scenarios as part of a fragment: s1.name=15 years&s1.homePrice=400000. */
export const scenariosText = (fields: FieldCodecs, scenarios: readonly Scenario[]) =>
  new URLSearchParams(
    scenarios.flatMap(({ name, draft }, index) => [
      [`${prefixOf(index)}${nameOf}`, name],
      ...[...new URLSearchParams(fragmentOf(fields, carriedByLink(fields, draft).draft))].map(
        ([box, text]) => [`${prefixOf(index)}${box}`, text],
      ),
    ]),
  ).toString();

/** The scenarios that a fragment carries. Anyone can write a link: what names no input is none. */
export function scenariosIn(fields: FieldCodecs, fragment: string): Scenario[] {
  return scenarioParts(fragment.replace(/^#/, "")).flatMap((parts, index) => {
    const { draft } = draftFromFragment(fields, parts.toString()) ?? {};
    const name = parts.get(nameOf)?.slice(0, longestName).trim();
    return draft ? [{ name: name || nextName(index), draft }] : [];
  });
}
