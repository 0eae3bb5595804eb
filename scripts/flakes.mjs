// `npm run flakes -- <files>`: runs these tests 20 times beside two busy processes.
import { flakes } from "./lib/flakes.mjs";
import { runToTheEnd } from "./lib/refusal.mjs";

await runToTheEnd(() => flakes(process.argv.slice(2)));
