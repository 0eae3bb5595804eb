/** More of them no page is wide enough for. */
export const mostScenarios = 4;

/** What the names of a scenario’s parts begin with in a text that holds several: s1.homePrice. */
export const prefixOf = (index: number) => `s${index + 1}.`;

/** The name of a scenario is among its parts. No input has this name. */
export const nameOf = "name";

/** What a scenario is called until it is given a name. */
export const nextName = (index: number) => `Result ${index + 1}`;

/** The parts of each scenario in such a text, without what their names begin with. */
export function scenarioParts(text: string): URLSearchParams[] {
  const entries = [...new URLSearchParams(text)];
  return Array.from({ length: mostScenarios }, (_, index) => prefixOf(index)).map(
    (prefix) =>
      new URLSearchParams(
        entries
          .filter(([name]) => name.startsWith(prefix))
          .map(([name, text]) => [name.slice(prefix.length), text]),
      ),
  );
}
