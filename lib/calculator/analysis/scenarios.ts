import { draftFromFragment, type Draft, type FieldCodecs } from "@/lib/calculator/form/draft";
import { carriedByLink, fragmentOf } from "@/lib/calculator/share/draft-to-link";

/** Numbers of a form that are kept to be compared with others, under a name. */
export type Scenario = { name: string; draft: Draft };

/** More of them no page is wide enough for. */
export const mostScenarios = 4;

/** Letters. */
export const longestName = 60;

const prefixOf = (index: number) => `s${index + 1}.`;
/** No input has this name. */
const nameOf = "name";

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
  const entries = [...new URLSearchParams(fragment.replace(/^#/, ""))];
  return Array.from({ length: mostScenarios }, (_, index) => prefixOf(index)).flatMap(
    (prefix, index) => {
      const own = new URLSearchParams(
        entries
          .filter(([name]) => name.startsWith(prefix))
          .map(([name, text]) => [name.slice(prefix.length), text]),
      );
      const { draft } = draftFromFragment(fields, own.toString()) ?? {};
      const name = own.get(nameOf)?.slice(0, longestName).trim();
      return draft ? [{ name: name || nextName(index), draft }] : [];
    },
  );
}

/** What a scenario is called until it is given a name. */
export const nextName = (index: number) => `Result ${index + 1}`;
