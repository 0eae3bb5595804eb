import type { FederalReturn } from "../federal-return";
import { stateNames } from "../states/state-names";
import type { StateCode } from "../states/state-abbreviations";
import type { StateLine, StateTax } from "../states/state-return";
import type { KeptWithReturns } from "./kept-with-returns";

/** What of a federal return a raise makes smaller, as a sentence calls it: of taxes, what is not paid. */
const ofReturn: readonly (readonly [words: string, left: (one: FederalReturn) => number])[] = [
  ["the earned income credit falls", (one) => one.earnedIncomeCredit],
  ["the child credit falls", (one) => one.fullChildCredit],
  ["the care credit falls", (one) => one.dependentCareCredit],
  [
    "the education credits fall",
    ({ educationCredit, refundedEducationCredit }) => educationCredit + refundedEducationCredit,
  ],
  ["the saver’s credit falls", (one) => one.saversCredit],
  [
    "the adoption credit falls",
    ({ adoptionCredit, refundedAdoptionCredit }) => adoptionCredit + refundedAdoptionCredit,
  ],
  ["the credit for people of 65 falls", (one) => one.elderlyCredit],
  [
    "the premium tax credit falls",
    ({ refundedPremiumCredit, repaidPremiumCredit }) => refundedPremiumCredit - repaidPremiumCredit,
  ],
  ["more Social Security is taxed", (one) => -one.taxableSocialSecurity],
  ["the student loan deduction falls", (one) => one.studentLoanDeduction],
  ["the senior deduction falls", (one) => one.seniorDeduction],
  ["the tip deduction falls", (one) => one.tipDeduction],
  ["the overtime deduction falls", (one) => one.overtimeDeduction],
  ["the car loan deduction falls", (one) => one.carLoanDeduction],
  ["the business deduction falls", (one) => one.businessDeduction],
  ["the limit on state taxes falls", (one) => (one.itemizes ? one.stateTaxDeduction : 0)],
  [
    "the mortgage insurance deduction falls",
    (one) => (one.itemizes ? one.mortgageInsuranceDeduction : 0),
  ],
  ["the alternative minimum tax grows", (one) => -one.alternativeMinimumTax],
  ["gains are taxed at a higher rate", (one) => -one.capitalGainsTax],
  ["net investment income tax applies", (one) => -one.netInvestmentIncomeTax],
];

/** The lines of a state’s return that a raise can make worse: whether by growing, and how that is said. */
const ofState: Readonly<Partial<Record<StateLine["kind"], readonly [sign: 1 | -1, word: string]>>> =
  {
    addition: [-1, "more"],
    subtraction: [1, "less"],
    deduction: [1, "less"],
    tax: [-1, "more"],
    credit: [1, "less"],
    refundableCredit: [1, "less"],
  };

type Part = { words: string; left: number };

/** What a dollar of wages changes where something jumps, in dollars: a tax of 3.8% that only begins is less. */
const leastJump = 0.05;

/** Less is what floats leave. */
const leastChange = 1e-6;

/**
 * Why one more dollar of pay leaves less, as sentences say it.
 *
 * - `earlier`, `before`, `after` what is left a dollar before, at the dollar, and a dollar after it
 * - `code` of the state whose return they have
 *
 * Where something falls otherwise than it did a dollar before, that is why; where nothing does, all that falls.
 * A state’s lines are named as its form does, after the state: New York: less “Household credit”.
 *
 * @example causesOfLoss(keptWithReturns({ filingStatus: "single", children: 1, wages: 199_999 }, 2026), keptWithReturns({ filingStatus: "single", children: 1, wages: 200_000 }, 2026), keptWithReturns({ filingStatus: "single", children: 1, wages: 200_001 }, 2026))[0] // the child credit falls
 */
export function causesOfLoss(
  earlier: KeptWithReturns,
  before: KeptWithReturns,
  after: KeptWithReturns,
  code?: StateCode,
): string[] {
  const [first, second, third] = [earlier, before, after].map((one) => partsOf(one, code));
  const leftOf = (parts: ReadonlyMap<string, number> | undefined, words: string) =>
    parts?.get(words) ?? 0;
  const falls = [...new Set([...(second?.keys() ?? []), ...(third?.keys() ?? [])])].map((words) => {
    const fall = leftOf(second, words) - leftOf(third, words);
    return { words, fall, sooner: leftOf(first, words) - leftOf(second, words) };
  });
  const jumps = falls.filter(({ fall, sooner }) => fall > 0 && fall - sooner > leastJump);
  const causes = jumps.length > 0 ? jumps : falls.filter(({ fall }) => fall > leastChange);
  const named = causes.filter(({ words }) => !isRest(words));
  return (named.length > 0 ? named : causes).map(({ words }) => words);
}

const medicare = "the Medicare premiums rise";
const loans = "the student loan payments rise";
const rest = { federal: "the federal tax grows", state: "more income tax" };

/** What is said where nothing by name is the cause. */
const isRest = (words: string) => words === rest.federal || words.endsWith(`: ${rest.state}`);

function partsOf({ kept, federal, state }: KeptWithReturns, code?: StateCode) {
  const parts: Part[] = [
    ...ofReturn.map(([words, left]) => ({ words, left: left(federal) })),
    { words: medicare, left: -kept.medicareSurcharge },
    { words: loans, left: -kept.loanPayments },
    { words: rest.federal, left: -kept.federalTax },
    ...(state && code ? partsOfState(state, stateNames[code] ?? code) : []),
  ];
  const sums = new Map<string, number>();
  // Spouses who are taxed apart have lines of the same name.
  for (const { words, left } of parts) sums.set(words, (sums.get(words) ?? 0) + left);
  return sums;
}

const partsOfState = (state: StateTax, name: string): Part[] => [
  ...state.lines.flatMap(({ name: line, kind, amount }) => {
    const said = ofState[kind];
    if (!said) return [];
    const [sign, word] = said;
    return [{ words: `${name}: ${word} “${line}”`, left: sign * amount }];
  }),
  { words: `${name}: less “Local credits”`, left: state.localCredits },
  { words: `${name}: ${rest.state}`, left: -state.stateIncomeTax - state.localIncomeTax },
];
