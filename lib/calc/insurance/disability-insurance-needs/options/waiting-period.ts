import { option } from "@/lib/calculator/option";
import { briefUsd } from "@/lib/calculator/report/brief-usd";
import { formatBriefUsd, formatCount, formatRoundedUsd } from "@/lib/format";

import {
  disabilityInsuranceNeeds,
  type DisabilityInsuranceNeedsInput,
  type DisabilityInsuranceNeedsResult,
  type WithWait,
} from "../calculation";
import { waitingPeriodForm } from "./waiting-period.form";

export const isWaiting = (result: DisabilityInsuranceNeedsResult): result is WithWait =>
  result.savingsNeeded !== undefined;

/** What savings have to pay before benefits begin. */
export const waitingPeriod = option(disabilityInsuranceNeeds, {
  form: waitingPeriodForm,
  isUsed: isWaiting,
  steps: {
    shortWhileWaiting: {
      label: "Expenses that savings pay while you wait, a month",
      formula: "MAX(0, essentialExpenses-otherIncome-waitingIncome)",
    },
    shortUntilSsdi: {
      label: "Expenses that savings pay until SSDI begins, a month",
      formula: "IF(ssdiBenefit>0, MAX(0, neededBenefitExpenses-benefitWithSsdi), 0)",
    },
  },
  outputs: {
    savingsForWait: briefUsd("Before the policy pays", {
      when: ({ savingsForSsdi = 0 }) => savingsForSsdi > 0,
      explanation: {
        rule: "Essential expenses minus other income and sick pay, times the months of the wait.",
        formula: "shortWhileWaiting*waitingPeriod",
        onlyIf: "waitingPeriod>0",
      },
    }),
    savingsForSsdi: briefUsd("After that, until SSDI begins", {
      when: ({ savingsForSsdi = 0 }) => savingsForSsdi > 0,
      explanation: {
        rule: "What the lower benefit leaves of essential expenses, times the months from the wait’s end to the end of SSDI’s own wait.",
        formula: "shortUntilSsdi*MAX(0, ssdiWait-waitingPeriod)",
        onlyIf: "waitingPeriod>0",
      },
    }),
    savingsNeeded: briefUsd("Savings needed before benefits begin", {
      explanation: {
        rule: "What savings pay before the policy does, and until SSDI does.",
        formula: "savingsForWait+savingsForSsdi",
        onlyIf: "waitingPeriod>0",
      },
    }),
    savingsAfterWait: briefUsd("Your savings after the wait", {
      signLabels: { above: "Left", below: "Short", zero: "Exactly enough" },
      explanation: {
        rule: "Your liquid savings minus what they have to pay.",
        formula: "liquidSavings-savingsNeeded",
        onlyIf: "waitingPeriod>0",
      },
    }),
  },
  section: {
    text: "Only essential expenses count. Neither the benefit you already have nor SSDI is counted during the wait: if one starts earlier, add it to the sick pay. Many policies pay at the end of the month: to be safe, enter a month more.",
    figures: ["savingsNeeded", "savingsForWait", "savingsForSsdi", "savingsAfterWait"],
  },
  verdict: { instead: waitInWords },
  errors: (_, { waitingPeriod = 0, waitingIncome = 0 }) =>
    waitingIncome > 0 && waitingPeriod === 0
      ? { waitingPeriod: "Enter the months that you have this pay for." }
      : {},
});

/** How the savings stand against the wait. */
function waitInWords(
  { savingsNeeded, savingsForSsdi, savingsAfterWait }: WithWait,
  { waitingPeriod = 0, essentialExpenses, liquidSavings }: DisabilityInsuranceNeedsInput,
): string {
  const wait = `the ${formatCount(waitingPeriod, "month")} before the policy pays`;
  if (essentialExpenses === 0)
    return "You entered no essential expenses, so savings have nothing to pay while you wait.";
  if (savingsNeeded === 0) return `Your other income pays your essential expenses for ${wait}.`;
  const until = savingsForSsdi > 0 ? `${wait} and until SSDI begins` : wait;
  const needed = `You need ${formatBriefUsd(savingsNeeded)} in savings for ${until}`;
  if (liquidSavings === 0) return `${needed}, and you entered none.`;
  const rest = formatRoundedUsd(Math.abs(savingsAfterWait));
  if (savingsAfterWait === 0) return `${needed}: exactly what you have.`;
  return savingsAfterWait > 0
    ? `${needed}. You have enough, with ${rest} to spare.`
    : `${needed}. You are ${rest} short.`;
}
