// `npm run law-year`: fails when lib/rates has no law of the calendar's year, and says what to add.
import { missingLaw, newestLaw } from "./lib/law-year.mjs";
import { projectFolder } from "./lib/project.mjs";
import { Refusal, runToTheEnd } from "./lib/refusal.mjs";

await runToTheEnd(async () => {
  const law = newestLaw(projectFolder);
  const missing = missingLaw(law, new Date());
  if (missing) throw new Refusal(missing);
  console.log(`lib/rates has the law of ${law.year}.`);
});
