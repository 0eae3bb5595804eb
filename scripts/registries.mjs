// `npm run registries`: writes the lists that name every calculator, from the catalogue; with --check only says which.
import {
  outdatedRegistries,
  outdatedSentence,
  writeRegistries,
} from "./lib/calculators/registries.mjs";
import { projectFolder } from "./lib/project.mjs";
import { Refusal, runToTheEnd } from "./lib/refusal.mjs";

await runToTheEnd(async () => {
  if (process.argv.includes("--check")) {
    const outdated = await outdatedRegistries(projectFolder);
    if (outdated.length > 0) throw new Refusal(outdatedSentence(outdated.map(([file]) => file)));
    return;
  }
  const files = await writeRegistries(projectFolder);
  console.log(
    files.length > 0 ? `Written: ${files.join(", ")}.` : "Every list is as the catalogue says.",
  );
});
