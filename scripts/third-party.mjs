// `npm run third-party`: lists whose work is in what a visitor downloads, with its licenses.
import { writeFileSync } from "node:fs";
import path from "node:path";
import { projectFolder } from "./lib/project.mjs";
import { thirdPartyText } from "./lib/third-party.mjs";

writeFileSync(path.join(projectFolder, "public", "third-party.txt"), thirdPartyText(projectFolder));
