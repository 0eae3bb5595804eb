import { Fragment } from "react";

import type { FigureView } from "@/lib/calculator/report/view";

/** A figure as it is read: every part of it in words, with its exact value for machines. */
export const FigureValue = ({ parts }: Pick<FigureView, "parts">) =>
  parts.map(({ name, text, value }, index) => (
    <Fragment key={name}>
      {index > 0 && ", "}
      <data
        data-figure={name}
        value={value}
        // An amount stays in one piece, its sign too; words may break.
        className={text.includes(" ") ? undefined : "whitespace-nowrap"}
      >
        {text}
      </data>
    </Fragment>
  ));

/** What a figure is called: words, or another figure that names it. */
export const FigureLabel = ({ label, naming }: Pick<FigureView, "label" | "naming">) =>
  naming ? <FigureValue parts={[naming]} /> : label;
