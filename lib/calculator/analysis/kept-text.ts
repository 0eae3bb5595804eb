import { draftFromFragment, sameDraft, type Draft } from "@/lib/calculator/form/draft";
import { readingOf, viewOf } from "@/lib/calculator/report/view";
import { run, type Calculation } from "@/lib/calculator/run";
import { resultVersionOf } from "@/lib/calculator/share/result-version-of";

import { keptAnswerText, keptResultsIn, type KeptAnswer } from "./kept-answer";
import { scenariosText, type Scenario } from "./scenarios";

/**
 * Results as the device keeps them: each with what it answered when it was kept first. `calculator` is
 * what the page calls itself, `before` the text that is kept until now.
 */
export function keptText<Input, Result>(
  { definition, world }: Calculation<Input, Result>,
  scenarios: readonly Scenario[],
  calculator: string,
  before: string,
): string {
  const { fields } = definition;
  const known = keptResultsIn(before).map(({ fragment, ...answer }) => ({
    answer,
    draft: draftFromFragment(fields, fragment)?.draft ?? {},
  }));
  const answerNow = (draft: Draft): KeptAnswer | undefined => {
    const outcome = run(definition, draft, world);
    if (!outcome.ok) return undefined;
    const view = viewOf(definition, outcome.calculation.input, outcome.calculation.result);
    const { label } = view.headline;
    const version = resultVersionOf(view, world.today);
    return { calculator, label, reading: readingOf(view.headline), version };
  };
  const answers = scenarios.flatMap(({ draft }, index) => {
    const kept = known.find((one) => sameDraft(one.draft, draft));
    const answer = kept?.answer ?? answerNow(draft);
    return answer ? keptAnswerText(index, answer) : [];
  });
  return [scenariosText(fields, scenarios), ...answers].join("&");
}
