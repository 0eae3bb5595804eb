/** @jest-environment jsdom */
import { render } from "@testing-library/react";

import { copiedText } from "@/components/calculator/formula/copied-text";
import { Formula } from "@/components/calculator/formula/formula";
import { expressionOf } from "@/lib/calculator/formula/parse";
import { resolved } from "@/lib/calculator/formula/resolved";
import { amount, text, written } from "@/lib/calculator/formula/writing";

/** A formula in which each name is called as `names` says, or as it is. */
function shown(formula: string, names: Record<string, string> = {}) {
  const { expression } = resolved(expressionOf(formula), () => false);
  return written(expression, {
    name: (name) => amount(names[name] ?? name),
    rows: () => undefined,
    option: (id) => id,
    fields: {},
  });
}

const math = (formula: string, names?: Record<string, string>) => {
  const { container } = render(<Formula expression={shown(formula, names)} />);
  return container;
};

test("a fraction with a power is MathML, with its words and its line of text", () => {
  const element = math("PMT(i, n, -P)").querySelector("math");
  expect(element?.namespaceURI).toBe("http://www.w3.org/1998/Math/MathML");
  expect(element?.querySelector("mfrac > mrow:first-child")).toHaveTextContent("P×i");
  expect(element?.querySelector("mfrac msup > :first-child")).toHaveTextContent("(1+i)");
  expect(element?.querySelector("mfrac msup > :last-child")).toHaveTextContent("−n");
  expect(element?.getAttribute("alttext")).toBe("P × i ÷ (1 − (1 + i)^(−n))");
  expect(element?.getAttribute("aria-label")).toMatch(/^the fraction with P times i over 1 minus/);
});

test("a fraction within a fraction is written on its line", () => {
  expect(math("a/(b/100)").querySelectorAll("mfrac")).toHaveLength(1);
});

test("words alone are text, which breaks where it must", () => {
  const names = { total: "total of all payments", lent: "amount that was borrowed from the bank" };
  expect(math("total-lent", names).innerHTML).toBe(
    "total of all payments − amount that was borrowed from the bank",
  );
  // What is too wide to be typeset is written with ÷.
  expect(math("total/lent*100", names).innerHTML).toBe(
    "total of all payments ÷ amount that was borrowed from the bank × 100",
  );
  expect(math("total/x*100", names).querySelector("mfrac")).not.toBeNull();
});

test("a wide sum is typeset term by term", () => {
  const names = { P: "$10,000.123456", A: "$200.123456", n: "240.123456", i: "0.005416666667" };
  const container = math("FV(i, n, -A, -P)", names);
  expect(container.querySelectorAll("math").length).toBeGreaterThan(1);
  expect(container).toHaveTextContent("+");
});

test("a negative amount keeps its minus sign on its line", () => {
  const [first, second] = math("a-b", { a: "-$5.25", b: "-$1,000" }).querySelectorAll("span");
  expect(first).toHaveTextContent("−$5.25");
  expect(second).toHaveTextContent("−$1,000");
  expect(math("a-b", { a: "-$5.25", b: "-$1,000" })).toHaveTextContent("−$5.25 − (−$1,000)");
});

test("each case has a line of its own", () => {
  const expression = written(expressionOf('IF(mode="end", a, b)'), {
    name: text,
    rows: () => undefined,
    option: () => "At the end",
    fields: {},
  });
  const { container } = render(<Formula expression={expression} />);
  expect(
    [...(container.firstElementChild?.children ?? [])].map((line) => line.textContent),
  ).toEqual(["a if mode is At the end", "b otherwise"]);
});

test("what is copied has each formula on one line, also where the selection begins within it", () => {
  const { container } = render(
    <div>
      <p>
        = <Formula expression={shown("PMT(i, n, -P)")} />
      </p>
      <p>= $2,022.62</p>
    </div>,
  );
  const selection = getSelection() as Selection;
  expect(copiedText(selection)).toBeUndefined();

  selection.selectAllChildren(container);
  expect(copiedText(selection)).toBe("= P × i ÷ (1 − (1 + i)^(−n))\n= $2,022.62");

  const exponent = container.querySelector("msup > :last-child") as Element;
  selection.setBaseAndExtent(exponent, 0, container.querySelector("p:last-child") as Element, 1);
  expect(copiedText(selection)).toBe("P × i ÷ (1 − (1 + i)^(−n))\n= $2,022.62");

  selection.setBaseAndExtent(exponent, 0, exponent, 1);
  expect(copiedText(selection)).toBe("P × i ÷ (1 − (1 + i)^(−n))");
});
