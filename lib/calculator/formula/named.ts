/**
 * A condition that formulas name. `words` say what holds, after "because" and "if"; in the workbook it has a
 * cell of its own.
 *
 *     conditions: { isInsured: { words: "you borrow more than 80% of the value", formula: "loanToValue>80" } }
 */
export type Condition = { words: string; formula: string };

/**
 * A step that formulas name, and that is no figure: in the workbook it has a cell of its own.
 *
 *     steps: { owedThen: { label: "Owed when repayment begins", formula: "amountDrawn-extra*drawMonths" } }
 */
export type Step = { label: string; formula: string };

export type Conditions = Readonly<Record<string, Condition>>;
export type Steps = Readonly<Record<string, Step>>;

/** What formulas may name besides inputs and figures. */
export type Named = Readonly<Record<string, Condition | Step>>;

export const namedIn = ({
  conditions,
  steps,
}: {
  conditions?: Conditions;
  steps?: Steps;
}): Named => ({
  ...conditions,
  ...steps,
});
