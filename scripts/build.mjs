import { projectFolder } from "./lib/project.mjs";
import { runToTheEnd } from "./lib/refusal.mjs";
import { buildSite } from "./lib/site-build.mjs";

await runToTheEnd(() => buildSite(projectFolder, process.env));
