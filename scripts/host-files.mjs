// `npm run host-files`: writes what every host answers with, from scripts/lib/hosting/answers.mjs.
import { writeFileSync } from "node:fs";
import path from "node:path";
import { hostFiles } from "./lib/hosting/files.mjs";
import { projectFolder } from "./lib/project.mjs";

for (const [name, text] of Object.entries(hostFiles())) {
  writeFileSync(path.join(projectFolder, name), text);
}
