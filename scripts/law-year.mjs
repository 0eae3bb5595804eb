// `npm run law-year`: fails when lib/tax-law has no law of the calendar's year, or not that of a state
// for the year before, and says what to add. It names the states whose law of this year is to come.
import {
  awaitedStates,
  missingCoverage,
  missingLaw,
  missingStates,
  newestCoverage,
  newestLaw,
  newestStates,
} from "./lib/law-year.mjs";
import { projectFolder } from "./lib/project.mjs";
import { Refusal, runToTheEnd } from "./lib/refusal.mjs";

await runToTheEnd(async () => {
  const law = newestLaw(projectFolder);
  const coverage = newestCoverage(projectFolder);
  const states = newestStates(projectFolder);
  const today = new Date();
  const missing = [
    missingLaw(law, today),
    missingCoverage(coverage, today),
    missingStates(states, today),
  ].filter(Boolean);
  if (missing.length > 0) throw new Refusal(missing.join("\n\n"));
  console.log(`lib/tax-law has the law of ${law.year}, and of coverage in ${coverage.year}.`);
  const awaited = awaitedStates(states, law);
  if (awaited) console.log(`\n${awaited}`);
});
