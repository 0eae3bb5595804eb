// `npm run law-year`: fails when lib/tax-law has no law of the calendar's year, and says what to add.
import { missingCoverage, missingLaw, newestCoverage, newestLaw } from "./lib/law-year.mjs";
import { projectFolder } from "./lib/project.mjs";
import { Refusal, runToTheEnd } from "./lib/refusal.mjs";

await runToTheEnd(async () => {
  const law = newestLaw(projectFolder);
  const coverage = newestCoverage(projectFolder);
  const today = new Date();
  const missing = [missingLaw(law, today), missingCoverage(coverage, today)].filter(Boolean);
  if (missing.length > 0) throw new Refusal(missing.join("\n\n"));
  console.log(`lib/tax-law has the law of ${law.year}, and of coverage in ${coverage.year}.`);
});
