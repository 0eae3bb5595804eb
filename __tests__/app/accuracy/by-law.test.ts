import { answeringTwice, bothAnswers } from "@/app/(site)/accuracy/by-law";
import { definitionOf } from "@/lib/calc/definitions";
import type { Section } from "@/lib/calculator/definition";
import { calculatorIds } from "@/lib/catalogue/calculators";

test("all the calculators that set figures under the law apart are here", () => {
  const withLaw = calculatorIds.filter((id) => {
    const { sections, outputs } = definitionOf[id] as unknown as {
      sections?: () => readonly Section<unknown>[];
      outputs: object;
    };
    return sections && Object.keys(outputs).some((name) => name.startsWith("law."));
  });
  expect([...answeringTwice].sort()).toEqual([...withLaw].sort());
});

test.each(answeringTwice)("%s has both answers, with their reasons", (id) => {
  const { basis, illustration, law } = bothAnswers(id);
  expect(basis.length).toBeGreaterThan(0);
  expect(illustration.title).toBe("Illustrative 2024");
  expect(law.title).toMatch(/^Under \d{4} law/);
  expect(law.text).toMatch(/last checked on \w+ \d+, \d{4}\.$/);
  for (const { figure } of [illustration, law]) expect(figure.parts[0]?.text).toMatch(/^\$\d/);
  expect(law.figure.parts[0]?.name).toMatch(/^law\./);
});
