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
    const linked = scenariosIn(fields, link);
    if (changed && (changed.link === link || linked.length === 0)) return changed.scenarios;
    return linked.length > 0 ? linked : scenariosIn(fields, savedScenarios(id));
  }, [id, fields, link, changed]);
  const setScenarios = useCallback(
    (next: readonly Scenario[]) => setChanged({ scenarios: next, link }),
    [link, setChanged],
  );
  return { scenarios, setScenarios };
}
