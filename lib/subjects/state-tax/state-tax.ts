import type { OptionForm } from "@/lib/calculator/form/form";
import { sharedOption } from "@/lib/calculator/option";
import { wholeUsd } from "@/lib/calculator/report/whole-usd";
import type { OwnStateTaxes, StateChoice } from "@/lib/tax-law/states/compared-states";

import { inState, ofState, stateConditions, stateReturnOutputs } from "./state-return-outputs";
import { contributionsTable } from "./state-tables";
import { localTaxLeftOut, stateRemarks, stateTaxInWords, type WithState } from "./state-words";
import { stateLawWords } from "./state-law-words";

/** The tax of the state that somebody lives in, over `state` and `localRate`. `form` asks for what the page does not. */
export const stateTax = (form: OptionForm) =>
  sharedOption<StateChoice, OwnStateTaxes, OwnStateTaxes & WithState>({
    form,
    isUsed: (result): result is OwnStateTaxes & WithState => result.isInState === 1,
    conditions: stateConditions,
    outputs: {
      ...stateReturnOutputs,
      stateContributions: wholeUsd("Payroll contributions to the state", {
        note: "For disability, family leave or unemployment.",
        when: ({ stateContributions = 0 }) => stateContributions > 0,
        explanation: inState("Each contribution, added up.", "SUM(contributionRows.amount)"),
      }),
      localIncomeTax: wholeUsd("City or county income tax", {
        when: ({ localIncomeTax = 0 }) => localIncomeTax > 0,
        explanation: inState(
          "The rate of your city or county times what it taxes, minus its credits.",
          "localTaxBase*localRate/100-localCredits",
        ),
      }),
      stateAndLocalTaxes: wholeUsd("State and local taxes in all", {
        when: ({ stateAndLocalTaxes, stateIncomeTax }) => stateAndLocalTaxes !== stateIncomeTax,
        explanation: inState(
          "State income tax, payroll contributions, and city or county tax.",
          "stateIncomeTax+stateContributions+localIncomeTax",
        ),
      }),
      localTaxBase: wholeUsd("What a city or county taxes", {
        hidden: true,
        explanation: ofState(
          "Your wages or the state’s taxable income, by the state’s law; 0 where no city or county taxes income.",
        ),
      }),
      localCredits: wholeUsd("Credits of a city or county", {
        hidden: true,
        explanation: ofState("What the state’s law takes off the tax of a city or county."),
      }),
      contributionRows: contributionsTable("Payroll contributions, one by one"),
    },
    section: {
      ...stateLawWords,
      figures: [
        "stateIncomeTax",
        "stateContributions",
        "localIncomeTax",
        "stateAndLocalTaxes",
        "stateTaxableIncome",
      ],
    },
    verdict: { also: stateTaxInWords },
    errors: null,
    remarks: (_, choice) => stateRemarks(choice).map((text) => ({ tone: "neutral", text })),
    notCounted: [
      {
        words: (_, choice) => localTaxLeftOut(choice) ?? "",
        adds: "localRate",
        when: (_, choice) => localTaxLeftOut(choice) !== undefined,
      },
    ],
  });
