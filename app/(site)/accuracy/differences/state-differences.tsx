import type { ReactNode } from "react";

import { Fold } from "@/components/prose/fold";
import { Prose } from "@/components/prose/prose";
import {
  causesWhere,
  householdsIn,
  incomeByState,
  type Cause,
} from "@/content/tested/state-comparison";
import { formatNumber, formatWholeUsd } from "@/lib/format";

type PartOfList = { title: string; text: string; causes: readonly Cause[] };

const decided: readonly PartOfList[] = [
  {
    title: "The document is on our side",
    text: "The model differs from the form or statute named at the end of the line.",
    causes: causesWhere(({ who }) => who === "ours"),
  },
  {
    title: "We leave it out",
    text: "The model counts what our numbers don’t.",
    causes: causesWhere(({ who, lacks }) => who === "theirs" && !lacks),
  },
  {
    title: "Not decided",
    text: "We don’t know yet who is right. The document is the one our number follows.",
    causes: causesWhere(({ who }) => who === "open"),
  },
];

const notAsked: readonly PartOfList[] = [
  {
    title: "Rent",
    text: "These households pay rent, and the models count what their state gives for it.",
    causes: causesWhere(({ lacks }) => lacks === "rent"),
  },
  {
    title: "Child care",
    text: "These households pay for child care, and the models count what their state gives for it.",
    causes: causesWhere(({ lacks }) => lacks === "childCare"),
  },
  {
    title: "Ages of dependents",
    text: "These households have dependents of 17 and older, whose ages count in their state.",
    causes: causesWhere(({ lacks }) => lacks === "ages"),
  },
];

/** By who is right. */
export const Decided = () => <Parts parts={decided} />;

/** By what the households have. */
export const NotAsked = () => (
  <Parts parts={notAsked}>
    <Part title="S corporations and unemployment benefits" text={aboutIncome} of={incomeByState}>
      {incomeByState.map(({ name, cause }) =>
        cause ? (
          <li key={name}>
            <strong>{name}</strong>
            {`: ${cause}`}
          </li>
        ) : null,
      )}
    </Part>
  </Parts>
);

const Parts = ({ parts, children }: { parts: readonly PartOfList[]; children?: ReactNode }) => (
  <div className="border-b">
    {parts.map(({ title, text, causes }) => (
      <Part key={title} title={title} text={text} of={causes}>
        {causes.map((one) => (
          <li key={one.cause + one.document}>
            {one.places.map(({ name, households }, index) => (
              <span key={name}>
                {index > 0 && ", "}
                <strong>{name}</strong>
                {` (${formatNumber(households)})`}
              </span>
            ))}
            {`: ${one.cause} ${amountOf(one)} ${one.document}.`}
          </li>
        ))}
      </Part>
    ))}
    {children}
  </div>
);

/** "Up to $2,233 from both models." */
const amountOf = ({ households, largest, against }: Cause) => {
  const amount = `${formatWholeUsd(largest)} from ${against === "both" ? "both models" : against}.`;
  return households === 1 ? amount : `Up to ${amount}`;
};

const aboutIncome = `These households have one or the other, on lines 5 and 7 of Schedule 1 of Form 1040. The differences go up to ${formatWholeUsd(Math.max(...incomeByState.map(({ largest }) => largest)))}. With the amount entered as interest, this many are within $2 of a model: ${incomeByState
  .map(({ name, metAsInterest, households }) => `${name} ${metAsInterest} of ${households}`)
  .join(", ")}.`;

type PartProps = {
  title: string;
  text: string;
  of: readonly { households: number }[];
  children: ReactNode;
};

const Part = ({ title, text, of, children }: PartProps) => (
  <Fold title={`${title}: ${formatNumber(householdsIn(of))} households`}>
    <Prose className="pb-5">
      <p>{text}</p>
      <ul>{children}</ul>
    </Prose>
  </Fold>
);
