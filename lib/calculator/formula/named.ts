/**
 * A condition that formulas name. `words` say what holds, after "because" and "if", and `otherwise` what holds
 * where it does not; in the workbook it has a cell of its own.
 *
 *     conditions: { isInsured: { words: "you borrow more than 80% of the value", formula: "loanToValue>80" } }
 */
export type Condition = { words: string; otherwise?: string; formula: string };

/**
 * A step that formulas name, and that is no figure: in the workbook it has a cell of its own.
 *
 *     steps: { owedThen: { label: "Owed when repayment begins", formula: "amountDrawn-extra*drawMonths" } }
 */
export type Step = { label: string; formula: string };

/**
 * A number of the law that formulas name: in the workbook it has a cell of its own. `format` is that of the cell.
 *
 *     lawNumbers: { countedPay: { label: "Pay that a plan may count", value: retirement.countedPay } }
 */
export type LawNumber = { label: string; value: number; format?: string };

export type Conditions = Readonly<Record<string, Condition>>;
export type Steps = Readonly<Record<string, Step>>;
export type LawNumbers = Readonly<Record<string, LawNumber>>;

/** What formulas of a report or of an option name besides inputs and figures. */
export type NamedParts = { conditions?: Conditions; steps?: Steps; lawNumbers?: LawNumbers };

/** What formulas may name besides inputs and figures. */
export type Named = Readonly<Record<string, Condition | Step | LawNumber>>;

export const namedIn = ({ conditions, steps, lawNumbers }: NamedParts): Named => ({
  ...lawNumbers,
  ...conditions,
  ...steps,
});
