// `npm run mutation`: changes every formula a little, many times, and sees whether a test notices.
// `npm run mutation -- lib/finance lib/tax-law` changes those of some parts alone.
import { mutateArithmetic } from "./lib/mutation.mjs";
import { projectFolder } from "./lib/project.mjs";
import { runToTheEnd } from "./lib/refusal.mjs";

await runToTheEnd(() => mutateArithmetic(projectFolder, process.env, process.argv.slice(2)));
