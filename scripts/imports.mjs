import { cruise } from "dependency-cruiser";
import extractDepcruiseOptions from "dependency-cruiser/config-utl/extract-depcruise-options";
import extractTSConfig from "dependency-cruiser/config-utl/extract-ts-config";

// `npm run imports`: what breaks the import rules of .dependency-cruiser.cjs in this folder. The
// library and not its command, which refuses the first versions of Node 20.
const options = await extractDepcruiseOptions("./.dependency-cruiser.cjs");
const { output } = await cruise(["app", "components", "content", "lib"], options, undefined, {
  tsConfig: extractTSConfig("./tsconfig.json"),
});
if (typeof output === "string") throw new Error("dependency-cruiser answered in text");

const { violations, totalCruised } = output.summary;
if (totalCruised === 0) throw new Error("dependency-cruiser read no file");
if (process.argv.includes("--json")) console.log(JSON.stringify(violations));
else for (const { rule, from, to } of violations) console.error(`${rule.name}: ${from} → ${to}`);

console.error(`${violations.length} violations of the import rules in ${totalCruised} files`);
process.exitCode = violations.length > 0 ? 1 : 0;
