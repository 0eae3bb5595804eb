// `npm run evidence`: measures what the accuracy page shows, and writes it into content/evidence.json.
import { writeEvidence } from "./lib/evidence.mjs";
import { projectFolder } from "./lib/project.mjs";
import { runToTheEnd } from "./lib/refusal.mjs";

await runToTheEnd(() => writeEvidence(projectFolder, new Date()));
