import { Fragment } from "react";

import { Formula } from "@/components/calculator/formula/formula";
import { SidewaysRegion } from "@/components/calculator/table/sideways-region";
import { writtenText } from "@/lib/calculator/formula/text";
import { hasPart, type Expression } from "@/lib/calculator/formula/expression";
import type { ExplanationView, LetterView } from "@/lib/calculator/formula/explanation";
import type { FoundRows } from "@/lib/calculator/formula/names";
import { formatNumber } from "@/lib/format";

/** How a figure was worked out: the rule, the formula, the same with the visitor's numbers, and the value. */
export const FigureExplanation = (explanation: ExplanationView) => {
  const { label, rule, by, formula, letters, because, becauseNumbers, numbers, text } = explanation;
  const { isRounded, proof, foundIn } = explanation;
  const sign = by === "formula" ? "= " : "";
  return (
    <li className="break-inside-avoid">
      <h3 className="font-semibold">{label}</h3>
      <p className="text-muted-foreground">{rule}</p>
      <div className="mt-2 grid grid-cols-1 gap-3 rounded-lg bg-muted px-4 py-3 leading-relaxed wrap-anywhere tabular-nums print:mt-0 print:gap-1 print:px-0 print:py-0 print:leading-snug">
        {lead[by] && <p className="text-muted-foreground">{lead[by]}</p>}
        {formula && <Line sign={sign} expression={formula} />}
        {formula && <Legend letters={letters} signs={signsIn(formula)} />}
        {proof.length > 0 && <Proof amounts={proof} />}
        {foundIn.map((rows) => (
          <FoundIn key={rows.label} of={label} {...rows} />
        ))}
        {because && (
          <p className="text-muted-foreground">
            because <Formula expression={because} />
            {becauseNumbers && (
              <>
                {": "}
                <Formula expression={becauseNumbers} />
              </>
            )}
          </p>
        )}
        {numbers && <Line sign={sign} expression={numbers} />}
        {isRounded && <p className="text-muted-foreground">Calculated before rounding to cents:</p>}
        <p className="flex gap-1.5 font-semibold">
          <span>{"= "}</span>
          {text}
        </p>
      </div>
    </li>
  );
};

const lead = {
  formula: undefined,
  search: "Found by search. What shows it:",
  law: "Looked up in the law:",
};

/** A line that begins with its sign, and goes on under what follows it. */
const Line = ({ sign, expression }: { sign: string; expression: Expression }) => (
  // On the narrowest screens a fraction has room in small letters only.
  <p className="flex items-baseline gap-1.5 max-[23rem]:text-xs">
    {expression.kind !== "cases" && sign && <span>{sign}</span>}
    {/* With room for brackets and exponents: what scrolls sideways would scroll up and down too. */}
    <span className="min-w-0 overflow-x-auto overflow-y-hidden py-1">
      <Formula expression={expression} />
    </span>
  </p>
);

type LegendProps = { letters: readonly LetterView[]; signs: readonly (readonly string[])[] };

/** The amounts in which a reader sees that what was found is right. */
const Proof = ({ amounts }: { amounts: ExplanationView["proof"] }) => (
  <ul className="grid grid-cols-1 gap-1">
    {amounts.map(({ label, text }) => (
      <li key={label} className="flex flex-wrap justify-between gap-x-4">
        <span>{label}</span>
        <span>{text}</span>
      </li>
    ))}
  </ul>
);

/** How what is found row by row begins, and where it ends. */
const FoundIn = ({ of, label, columns, rows, leftOut }: FoundRows & { of: string }) => (
  <SidewaysRegion label={`${of}: ${label}`} className="-mr-2 sm:mr-0">
    <table className="w-full text-xs wrap-normal sm:text-sm">
      <caption className="pb-1 text-left text-muted-foreground">{label}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col" className={cell}>
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((cells, index) => (
          <Fragment key={index}>
            {index === rows.length - 1 && leftOut > 0 && (
              <tr>
                <td colSpan={columns.length} className="py-1 text-muted-foreground">
                  {`… ${formatNumber(leftOut)} more …`}
                </td>
              </tr>
            )}
            <tr className="border-t border-border">
              {cells.map((text, column) => (
                <td key={column} className={cell}>
                  {text}
                </td>
              ))}
            </tr>
          </Fragment>
        ))}
      </tbody>
    </table>
  </SidewaysRegion>
);

// A phone, even with a scroll bar at its side, has room for four columns of millions to the cent.
const cell = "py-1 pl-1 text-right first:pl-0 first:text-left sm:pl-2";

/** What the letters and the signs of a formula stand for. */
const Legend = ({ letters, signs }: LegendProps) =>
  letters.length + signs.length > 0 && (
    <ul className="grid grid-cols-1 gap-1 text-sm text-muted-foreground print:flex print:flex-wrap print:gap-x-6">
      {letters.map(({ letter, meaning, words, numbers, value }) => (
        <li key={letter} className="flex items-baseline gap-1.5">
          <var className="w-[0.75em] shrink-0 font-serif text-base text-foreground italic">
            {letter}{" "}
          </var>
          <span className="min-w-0">
            ={" "}
            {[
              ...(meaning ? [meaning] : []),
              writtenText(words),
              ...(numbers ? [writtenText(numbers)] : []),
              value,
            ].join(" = ")}
          </span>
        </li>
      ))}
      {signs.map(([sign, meaning]) => (
        <li key={sign}>
          {sign} {meaning}
        </li>
      ))}
    </ul>
  );

/** The signs in a formula that not everybody has met. */
const signsIn = (formula: Expression) =>
  [
    ["⌈ ⌉", "rounds up to a whole number", "ceiling"],
    ["⌊ ⌋", "rounds down to a whole number", "floor"],
    ["ln", "is the natural logarithm", "logarithm"],
    ["| |", "means: ignore the minus sign", "absolute"],
  ].filter(([, , kind]) =>
    hasPart(formula, (part) => (part.kind === "enclosed" ? part.by : part.kind) === kind),
  );
