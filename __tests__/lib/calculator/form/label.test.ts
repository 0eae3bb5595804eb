import { inSentence } from "@/lib/calculator/form/label";

test("labels keep their capitals in a sentence only where they are abbreviations", () => {
  expect(inSentence("Home price")).toBe("home price");
  expect(inSentence("A year or less")).toBe("a year or less");
  expect(inSentence("APR")).toBe("APR");
  expect(inSentence("Annual percentage yield (APY)")).toBe("annual percentage yield (APY)");
});

test("a title stays one", () => {
  expect(inSentence("Present Value")).toBe("Present Value");
});

test("a name stays one", () => {
  expect(inSentence("Medicare under the law")).toBe("Medicare under the law");
  expect(inSentence("Medicaid line")).toBe("Medicaid line");
  expect(inSentence("Roth after tax")).toBe("Roth after tax");
});
