import { useCallback, useMemo } from "react";

import { savedScenarios } from "@/components/calculator/share/saved-scenarios";
import { scenariosIn, type Scenario } from "@/lib/calculator/analysis/scenarios";
import type { Form } from "@/lib/calculator/form/form";

/** Results to compare as the visitor left them, and the link that was open then. */
export type ChangedScenarios = { scenarios: readonly Scenario[]; link: string };

/** The results to compare now, and what changes them. */
export type ScenarioState = {
  scenarios: readonly Scenario[];
  setScenarios: (scenarios: readonly Scenario[]) => void;
};

/**
 * The results to compare: those of a newer link, else as the visitor left them, else as the device has
 * them. They outlive an answer: `changed` and what sets it are state of the page.
 */
export function useScenarios<Input>(
  { id, fields }: Form<Input>,
  link: string,
  [changed, setChanged]: readonly [
    ChangedScenarios | undefined,
    (changed: ChangedScenarios) => void,
  ],
): ScenarioState {
  const scenarios = useMemo(() => {
    const isChanged = changed && (changed.link === link || scenariosIn(fields, link).length === 0);
    return isChanged ? changed.scenarios : scenariosAtFirst({ id, fields }, link);
  }, [id, fields, link, changed]);
  const setScenarios = useCallback(
    (next: readonly Scenario[]) => setChanged({ scenarios: next, link }),
    [link, setChanged],
  );
  return { scenarios, setScenarios };
}

/** The results that a link brings, or the device has. */
export function scenariosAtFirst<Input>(
  { id, fields }: Pick<Form<Input>, "id" | "fields">,
  link: string,
): readonly Scenario[] {
  const linked = scenariosIn(fields, link);
  return linked.length > 0 ? linked : scenariosIn(fields, savedScenarios(id));
}
