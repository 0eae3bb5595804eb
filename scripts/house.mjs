// `npm run house -- loans-credit/mortgage`: what the house asks of every calculator, asked of one. With -u at the end,
// its snapshots and verdicts are written as they are now.
import { heldToTheHouse } from "./lib/calculators/house.mjs";
import { projectFolder } from "./lib/project.mjs";
import { runToTheEnd } from "./lib/refusal.mjs";

const [, , id = "", ...words] = process.argv;

await runToTheEnd(() => heldToTheHouse(projectFolder, id, words));
