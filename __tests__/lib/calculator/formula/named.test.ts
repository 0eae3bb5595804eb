import { expressionOf } from "@/lib/calculator/formula/parse";
import { namedIn } from "@/lib/calculator/formula/named";
import { renamedOption, renamedOutputs } from "@/lib/calculator/formula/renamed";
import { valueOf } from "@/lib/calculator/formula/value";
import { usd } from "@/lib/calculator/report/outputs";

const named = namedIn({
  lawNumbers: { limit: { label: "Limit", value: 200 } },
  conditions: {
    isAbove: { words: "you pay more than the limit", formula: "paid>limit" },
    differs: {
      words: "the months differ",
      otherwise: "every month is the same",
      formula: "paid>0",
    },
  },
  steps: {
    rest: { label: "What is left", formula: "limit-paid" },
    either: { label: "The smaller", formula: "IF(isAbove, limit, paid)" },
  },
});

const comesTo = (formula: string, paid: number) =>
  valueOf(expressionOf(formula, named), { name: () => paid, option: (id) => id });

test("a step stands in a formula as if it were in parentheses", () => {
  expect(comesTo("2*rest", 50)).toBe(300);
  expect(comesTo("paid-rest", 50)).toBe(-100);
});

test("a condition and a number of the law stand in steps too", () => {
  expect([comesTo("either", 50), comesTo("either", 500)]).toEqual([50, 200]);
});

test("a condition keeps its words, and what does not hold has those that are given", () => {
  expect(expressionOf("isAbove", named)).toMatchObject({
    kind: "told",
    words: "you pay more than the limit",
  });
  expect(expressionOf("NOT(isAbove)", named)).toMatchObject({ kind: "comparison", sign: "<=" });
  expect(expressionOf("NOT(differs)", named)).toMatchObject({
    kind: "told",
    words: "every month is the same",
    of: { kind: "comparison", sign: "<=" },
  });
});

test("figures over other names: an expression in the place of a name keeps its parentheses", () => {
  const outputs = {
    left: usd("Left", { explanation: { rule: "", formula: "2*owed", onlyIf: "owed>0" } }),
  };
  const { left } = renamedOutputs(outputs, { owed: "debt-paid" });
  expect(left.explanation).toEqual({
    rule: "",
    formula: "2*(debt-paid)",
    onlyIf: "(debt-paid)>0",
  });
  const steps = { half: { label: "Half", formula: "owed/2" } };
  expect(renamedOption({ outputs, steps }, { owed: "debt" }).steps).toEqual({
    half: { label: "Half", formula: "debt/2" },
  });
});
