import type { OptionForm } from "@/lib/calculator/form/form";
import { sharedOption } from "@/lib/calculator/option";
import { wholeUsd } from "@/lib/calculator/report/whole-usd";
import type { AddedStateFigures, AddedStateTax } from "@/lib/tax-law/states/added-state-tax";
import type { StateChoice } from "@/lib/tax-law/states/compared-states";

import { stateLawWords } from "./state-law-words";
import { inState, ofState, stateConditions, stateReturnOutputs } from "./state-return-outputs";
import { addedStateTaxInWords, localTaxLeftOut, stateRemarks } from "./state-words";

/** What `what`, such as "the profit", adds to the income tax of the state that `form` asks for. */
export const addedStateTax = (form: OptionForm, what: string) =>
  sharedOption<StateChoice, AddedStateTax, AddedStateTax & AddedStateFigures>({
    form,
    isUsed: (result): result is AddedStateTax & AddedStateFigures => result.isInState === 1,
    conditions: stateConditions,
    outputs: {
      ...stateReturnOutputs,
      addedStateTax: wholeUsd(`State income tax on ${what}`, {
        explanation: inState(
          "The state income tax of the whole return minus the one without it.",
          "stateIncomeTax-stateTaxWithout",
        ),
      }),
      stateTaxWithout: wholeUsd(`State income tax without ${what}`, {
        explanation: ofState("The state’s return once more, without it."),
      }),
    },
    section: {
      ...stateLawWords,
      figures: ["addedStateTax", "stateIncomeTax", "stateTaxWithout", "stateTaxableIncome"],
    },
    verdict: { also: addedStateTaxInWords },
    errors: null,
    remarks: (_, choice) => stateRemarks(choice).map((text) => ({ tone: "neutral", text })),
    notCounted: [
      {
        words: (_, choice) => localTaxLeftOut(choice) ?? "",
        when: ({ isInState }, choice) => isInState === 1 && localTaxLeftOut(choice) !== undefined,
      },
    ],
  });
