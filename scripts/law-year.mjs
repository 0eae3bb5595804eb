// `npm run law-year`: fails when lib/tax-law has no law of the calendar's year, or not that of a state
// for the year before, or lib/finance no market returns of it or no consumer prices of a year, and says
// what to add. It names the states whose law of this year is to come, and what numbers of Social
// Security came out for the next.
import { missingCoverage, newestCoverage } from "./lib/law-year/coverage-year.mjs";
import { missingPrices, newestPrices } from "./lib/law-year/consumer-prices.mjs";
import { missingLaw, newestLaw } from "./lib/law-year/federal-law.mjs";
import { missingHistory, newestHistory } from "./lib/law-year/market-history.mjs";
import {
  awaitedBenefits,
  missingBenefits,
  newestBenefits,
} from "./lib/law-year/social-security.mjs";
import { awaitedStates, missingStates, newestStates } from "./lib/law-year/states.mjs";
import { projectFolder } from "./lib/project.mjs";
import { Refusal, runToTheEnd } from "./lib/refusal.mjs";

await runToTheEnd(async () => {
  const law = newestLaw(projectFolder);
  const coverage = newestCoverage(projectFolder);
  const benefits = newestBenefits(projectFolder);
  const states = newestStates(projectFolder);
  const history = newestHistory(projectFolder);
  const prices = newestPrices(projectFolder);
  const today = new Date();
  const missing = [
    missingLaw(law, today),
    missingCoverage(coverage, today),
    missingBenefits(benefits, today),
    missingStates(states, today),
    missingHistory(history, today),
    missingPrices(prices, today),
  ].filter(Boolean);
  if (missing.length > 0) throw new Refusal(missing.join("\n\n"));
  console.log(`lib/tax-law has the law of ${law.year}, and of coverage in ${coverage.year}.`);
  console.log(
    `lib/finance has the returns of US stocks and bonds to ${history.year}, and consumer prices to ${prices.newest}.`,
  );
  for (const awaited of [awaitedBenefits(benefits, today), awaitedStates(states, law)])
    if (awaited) console.log(`\n${awaited}`);
});
