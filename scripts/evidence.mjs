// `npm run evidence`: tries everything about the calculators that have changed, measures what the accuracy
// page shows, and writes both into content/evidence.json. `npm run evidence -- --all` tries all of them.
import { writeEvidence } from "./lib/evidence.mjs";
import { projectFolder } from "./lib/project.mjs";
import { runToTheEnd } from "./lib/refusal.mjs";

const all = process.argv.includes("--all");

await runToTheEnd(() => writeEvidence(projectFolder, new Date(), { all }));
