// `npm run house -- loans-credit/mortgage`: what the house asks of every calculator, asked of one.
import { heldToTheHouse } from "./lib/calculators/house.mjs";
import { projectFolder } from "./lib/project.mjs";
import { runToTheEnd } from "./lib/refusal.mjs";

const [, , id = ""] = process.argv;

await runToTheEnd(() => heldToTheHouse(projectFolder, id));
