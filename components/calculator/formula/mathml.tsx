import { createElement, Fragment, type ReactNode } from "react";

type ElementProps = {
  name: "math" | "mfrac" | "mi" | "mn" | "mo" | "mrow" | "msup" | "mtext";
  /** Large fractions, as in a line of their own. */
  displaystyle?: "true";
  mathvariant?: "normal";
  stretchy?: "false";
  alttext?: string;
  "aria-label"?: string;
  className?: string;
  children?: ReactNode;
};

/** An element of MathML: React’s types know none. */
export const MathElement = ({ name, ...props }: ElementProps) => createElement(name, props);

export const Sign = ({
  children,
  stretchy,
}: Pick<ElementProps, "stretchy"> & { children: string }) => (
  <MathElement name="mo" stretchy={stretchy}>
    {children}
  </MathElement>
);

/** Words keep the room around them, which MathML would take away. */
export const Words = ({ children }: { children: string }) => (
  <MathElement name="mtext" className="font-sans">
    {children.replace(/^ | $/g, "\u00a0")}
  </MathElement>
);

/** A letter, a number or words. */
export function Token({ text, isLetter }: { text: string; isLetter?: boolean }) {
  if (isLetter)
    return (
      // Slanted by its font: the slanted letters of mathematics are missing from some.
      <MathElement name="mi" mathvariant="normal" className="font-serif italic">
        {text}
      </MathElement>
    );
  if (!/^[$\d]/.test(text)) return <Words>{text}</Words>;
  return (
    <MathElement name="mn" className="font-sans">
      {text}
    </MathElement>
  );
}

type EnclosedProps = { by: readonly [before: string, after: string]; children: ReactNode };

/**
 * Parentheses or brackets, which grow with what they enclose. Those of rounding stay as they are: WebKit may
 * draw none that grow, and without them the formula is another.
 */
export function Enclosed({ by: [before, after], children }: EnclosedProps) {
  const stretchy = /[⌈⌊]/.test(before) ? "false" : undefined;
  return (
    <MathElement name="mrow">
      <Sign stretchy={stretchy}>{before}</Sign>
      {children}
      <Sign stretchy={stretchy}>{after}</Sign>
    </MathElement>
  );
}

type JoinedProps = { parts: readonly ReactNode[]; sign: ReactNode };

/** Parts with a sign between each two. */
export const Joined = ({ parts, sign }: JoinedProps) => (
  <MathElement name="mrow">
    {parts.map((part, index) => (
      <Fragment key={index}>
        {index > 0 && sign}
        {part}
      </Fragment>
    ))}
  </MathElement>
);
