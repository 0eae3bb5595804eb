// `npm run irs-scenarios -- <file>`: scenarios of the IRS's Tax Withholding Estimator held against
// lib/tax-law, every line that the IRS gives: what differs, by how much, and how many hold.
import { parseArgs } from "node:util";
import { holds, isPinned, outcomesOf, reportOf, scenariosIn } from "./lib/irs-scenarios.mjs";
import { projectFolder } from "./lib/project.mjs";
import { Refusal, runToTheEnd } from "./lib/refusal.mjs";

const { positionals } = parseArgs({ allowPositionals: true });

await runToTheEnd(async () => {
  const [file] = positionals;
  if (!file) throw new Refusal("Name a file of scenarios: npm run irs-scenarios -- <file>");
  const outcomes = await outcomesOf(projectFolder, scenariosIn(file));
  for (const outcome of outcomes) console.log(reportOf(outcome));

  const lines = outcomes.reduce(
    (sum, outcome) => sum + ("lines" in outcome ? outcome.lines : 0),
    0,
  );
  const held = outcomes.filter(holds).length;
  const pinned = outcomes.filter(isPinned).length;
  console.log(
    `\n${lines} lines compared. ${held} of ${outcomes.length} scenarios hold${pinned > 0 ? `, ${pinned} are pinned with their reason` : ""}.`,
  );
  return held + pinned === outcomes.length ? 0 : 1;
});
