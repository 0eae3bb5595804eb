import { inSentence, labeledAmount } from "@/lib/calculator/form/label";
import { inputSummary } from "@/lib/calculator/report/input-summary";
import { calculatorIds } from "@/lib/catalogue/calculators";

import { calculatorOf } from "../../../house/calculators";

test("a unit that the label names is not said again", () => {
  expect(labeledAmount("Target months", "months", 4)).toBe("4");
  expect(labeledAmount("Years of service", "years", 25.5)).toBe("25.5");
  expect(labeledAmount("Loan term", "years", 30)).toBe("30 years");
  expect(labeledAmount("Time to wait", "months", 1)).toBe("1 month");
  expect(labeledAmount("Years of rent", "money", 1_200)).toBe("$1,200");
});

test.each(calculatorIds)("%s says of its example each unit once", (id) => {
  const { fields, example } = calculatorOf(id).definition;
  for (const line of inputSummary(fields, example))
    expect(line).not.toMatch(/\b(month|year)s?\b.*\d \1/i);
});

test("labels keep their capitals in a sentence only where they are abbreviations", () => {
  expect(inSentence("Home price")).toBe("home price");
  expect(inSentence("APR")).toBe("APR");
  expect(inSentence("Annual percentage yield (APY)")).toBe("annual percentage yield (APY)");
});

test("a title stays one", () => {
  expect(inSentence("Present Value")).toBe("Present Value");
});

test("a name stays one", () => {
  expect(inSentence("Medicare under the law")).toBe("Medicare under the law");
  expect(inSentence("Medicaid line")).toBe("Medicaid line");
});
