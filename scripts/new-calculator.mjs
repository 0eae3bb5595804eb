// `npm run new-calculator loans-credit/simple-interest`: writes the files and entries of a new calculator.
import { newCalculator, placesToFill } from "./lib/calculators/new-calculator.mjs";
import { projectFolder } from "./lib/project.mjs";
import { runToTheEnd } from "./lib/refusal.mjs";

const [, , id = ""] = process.argv;

await runToTheEnd(async () => {
  const { written, edited } = await newCalculator(projectFolder, id, new Date());
  console.log(`New files:\n  ${written.join("\n  ")}\nNew entries:\n  ${edited.join("\n  ")}`);
  console.log(`\nIt works, and says nothing yet. To fill in:`);
  console.log(`  ${placesToFill(projectFolder, id).join("\n  ")}`);
  console.log(`\nLook at it: npm run dev, http://localhost:3000/calculators/${id}`);
  console.log(`Hold it to the rules of the house: npm run house -- ${id}`);
});
