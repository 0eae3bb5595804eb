import "@/lib/tax-law/states/keep-every-state";

import {
  addedStateTaxInWords,
  chosenState,
  comparedState,
  lawOfState,
  localTaxLeftOut,
  otherStateInWords,
  stateRemarks,
  stateTaxInWords,
  transferTaxesInWords,
} from "@/lib/subjects/state-tax/state-words";
import type { StateChoice } from "@/lib/tax-law/states/compared-states";

test("a state is named as a sentence names it", () => {
  expect(chosenState({ state: "or" })).toBe("Oregon");
  expect(comparedState({ state: "OR", otherState: "DC" })).toBe("the District of Columbia");
});

test("the law is that of the year the figures are of, and no other is made up", () => {
  const oregon = lawOfState({ state: "or" }, { stateYear: 2025 });
  expect([oregon.code, oregon.year.year]).toEqual(["OR", 2025]);
  expect(() => lawOfState({ state: "OR" }, { stateYear: 2024 })).toThrow(
    "There is no law of 2024 for OR.",
  );
});

type Taxes = Partial<Parameters<typeof stateTaxInWords>[0]>;
const taxed = (state: string, taxes: Taxes) =>
  stateTaxInWords(
    {
      stateYear: 2025,
      stateIncomeTax: 0,
      localIncomeTax: 0,
      stateContributions: 0,
      stateAndLocalTaxes: taxes.stateIncomeTax ?? 0,
      ...taxes,
    } as Parameters<typeof stateTaxInWords>[0],
    { state },
  );

test.each<[string, Taxes, string]>([
  ["TX", {}, "Texas doesn’t tax wages."],
  [
    "WA",
    { stateContributions: 853, stateAndLocalTaxes: 853 },
    "Washington doesn’t tax wages; payroll contributions are $853 a year.",
  ],
  // Of large gains.
  ["WA", { stateIncomeTax: 0.49 }, "Washington doesn’t tax wages."],
  ["WA", { stateIncomeTax: 0.5 }, "Washington takes $1 a year under its 2025 law."],
  ["DC", { stateIncomeTax: 0.49 }, "The District of Columbia takes no income tax of this."],
  [
    "DC",
    { stateIncomeTax: -0.5 },
    "The District of Columbia’s credits pay you $1 a year under its 2025 law.",
  ],
  ["OR", { stateIncomeTax: 4_636.58 }, "Oregon takes $4,637 a year under its 2025 law."],
  [
    "OR",
    { stateIncomeTax: 100, localIncomeTax: 20, stateAndLocalTaxes: 120 },
    "Oregon takes $120 a year under its 2025 law, local tax included.",
  ],
  [
    "OR",
    { stateIncomeTax: 100, localIncomeTax: 20, stateContributions: 3, stateAndLocalTaxes: 123 },
    "Oregon takes $123 a year under its 2025 law, local tax and payroll contributions included.",
  ],
  [
    "NY",
    { stateIncomeTax: -2_000, stateContributions: 100, stateAndLocalTaxes: -1_900 },
    "New York’s credits pay you $1,900 a year under its 2025 law, payroll contributions included.",
  ],
  // The newest year’s law needs no name.
  ["OH", { stateYear: 2026, stateIncomeTax: 1_863 }, "Ohio takes $1,863 a year."],
])("of a year in %s, %j: %s", (state, taxes, words) => {
  expect(taxed(state, taxes)).toBe(words);
});

test.each([
  ["TX", 0, "Texas has no income tax on this."],
  ["DC", 0.49, "The District of Columbia takes nothing of it under its 2025 law."],
  ["WA", 0.5, "Washington takes another $1 under its 2025 law."],
  ["CA", 1_234.4, "California takes another $1,234 under its 2025 law."],
  ["CA", -0.5, "California’s tax falls by $1 under its 2025 law."],
])("what is added in %s, $%d: %s", (state, addedStateTax, words) => {
  const added = { addedStateTax, stateYear: 2025 } as Parameters<typeof addedStateTaxInWords>[0];
  expect(addedStateTaxInWords(added, { state })).toBe(words);
});

test.each([
  [853, 0.49, "In the District of Columbia you’d pay the same."],
  [0.49, 4_860, "In the District of Columbia you’d pay none of it: $4,860 a year less."],
  [853, 4_860, "In the District of Columbia you’d pay $853: $4,860 a year less."],
  [853, -0.5, "In the District of Columbia you’d pay $853: $1 a year more."],
  [-2_513, 738, "In the District of Columbia credits would pay you $2,513: $738 a year less."],
])("another state, where $%d is paid and $%d saved: %s", (otherStateTaxes, saving, words) => {
  const other = { otherStateTaxes, otherStateSaving: saving };
  const choice = { state: "OR", otherState: "dc" };
  expect(otherStateInWords(other as Parameters<typeof otherStateInWords>[0], choice)).toBe(words);
});

test.each([
  ["MD", "county income tax, 2.25% to 3.3%"],
  ["mi", "city income tax, up to 2.4%"],
  ["TX", undefined],
  ["PR", undefined],
  ["", undefined],
])("of %j the tax of cities that is left out is %j", (state, words) => {
  expect(localTaxLeftOut({ state })).toBe(words);
});

test.each([
  ["OR", /^Oregon taxes estates above \$1,000,000\. /],
  ["DC", /^The District of Columbia taxes estates above \$/],
  ["MD", /^Maryland taxes estates above \$5,000,000, and some heirs\. /],
  ["PA", /heirs|inherit/i],
])("what %s takes of estates is said", (state, words) => {
  expect(transferTaxesInWords({ state, otherState: "TX" })).toMatch(words);
});

test("where states take nothing of estates, that is said of each", () => {
  expect(transferTaxesInWords({ state: "TX", otherState: "DC" })).toMatch(
    /^Texas doesn’t tax estates\. The District of Columbia taxes estates above \$[\d,]+\.$/,
  );
});

const cities = "Choose your state: a city or county tax is counted with it.";
const ownToo = "Choose your own state too, to compare it with another.";
const notXX = "“XX” is not a state’s abbreviation, so no state tax is counted.";
const ofPuertoRico =
  "Taxes of Puerto Rico aren’t included, and less federal income tax may be due there.";
const inMaryland = (typed: string) =>
  `In Maryland, the county income tax is 2.25% to 3.3%. You typed ${typed}.`;

test.each<[StateChoice, readonly string[]]>([
  [{}, []],
  [{ state: "", otherState: "", localRate: 0 }, []],
  [{ state: "md", otherState: "WA", localRate: 2.25 }, []],
  [{ state: "MD", localRate: 3.3 }, []],
  [{ state: "MD", localRate: 2.24 }, [inMaryland("2.24%")]],
  [{ state: "MD", localRate: 3.31 }, [inMaryland("3.31%")]],
  [
    { state: "MI", localRate: 2.5 },
    ["In Michigan, the city income tax is up to 2.4%. You typed 2.5%."],
  ],
  [
    { state: "TX", localRate: 1 },
    [
      "No city or county in Texas taxes income, as far as we know. The rate you typed isn’t counted.",
    ],
  ],
  [{ localRate: 0.01 }, [cities]],
  [{ state: "PR" }, [ofPuertoRico]],
  [{ state: "pr", localRate: 1 }, [ofPuertoRico, cities]],
  [{ state: "XX" }, [notXX]],
  [{ otherState: "WA" }, [ownToo]],
  [{ state: "XX", otherState: "WA" }, [notXX, ownToo]],
  [{ state: "OR", otherState: "XX" }, [notXX]],
  [{ otherState: "XX" }, [notXX]],
  [{ state: "OR", otherState: "or" }, ["Both states are Oregon. Choose another one to compare."]],
])("%j: each fault has its own sentence", (choice, texts) => {
  expect(stateRemarks(choice)).toEqual(texts);
});
