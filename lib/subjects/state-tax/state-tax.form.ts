import type { OptionForm } from "@/lib/calculator/form/form";
import { select } from "@/lib/calculator/form/choice-field";
import { percent } from "@/lib/calculator/form/number-field";

import { stateField } from "../states/state-field";

const localRate = percent("City or county tax rate", {
  blank: 0,
  max: 20,
  hint: "If yours taxes income.",
});

const state = stateField("State", { hint: "Where you live all year." });

/** Where somebody lives. */
export const stateTaxForm = {
  title: "State income tax",
  fields: { state, localRate },
} satisfies OptionForm;

/** The same where no city or county is asked about. */
export const onlyStateForm = {
  title: "State income tax",
  fields: { state },
} satisfies OptionForm;

/** The same where a form asks for the state itself. */
export const localTaxForm = {
  title: "City or county income tax",
  fields: { localRate },
} satisfies OptionForm;

/** What the state is compared with. */
export const otherStateForm = {
  title: "Another state",
  fields: {
    otherState: stateField("Compare with", { atOnce: true }),
    allStates: select("And with all states", {
      options: { skip: "No", compare: "All 50 and DC" },
      initial: "skip",
      atOnce: true,
    }),
  },
} satisfies OptionForm;
