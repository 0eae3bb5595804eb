import { answeringTwice, bothAnswers } from "@/app/(site)/accuracy/by-law";
import { reportOf } from "@/lib/calc/reports";
import { calculatorIds, type CalculatorId } from "@/lib/catalogue/calculators";

test("all the calculators whose answer is the law’s are here, with the illustration beside it", () => {
  const answersTwice = (id: CalculatorId) => {
    const { headline, illustration } = reportOf[id] as unknown as {
      headline: string;
      illustration?: object;
    };
    return headline.startsWith("law.") && illustration !== undefined;
  };
  const byLaw = calculatorIds.filter(answersTwice);
  expect(byLaw).not.toEqual([]);
  expect(answeringTwice().sort()).toEqual([...byLaw].sort());
});

test("each has both answers, with their reasons", () => {
  for (const id of answeringTwice()) {
    const { basis, illustration, law } = bothAnswers(id);
    expect(basis.length).toBeGreaterThan(0);
    expect(illustration.title).toBe("Illustrative 2024 estimate");
    expect(law.title).toMatch(/^Under \d{4} law/);
    expect(law.text).toMatch(/last checked on \w+ \d+, \d{4}\.$/);
    for (const { figure } of [illustration, law]) expect(figure.parts[0]?.text).toMatch(/^\$\d/);
    expect(law.figure.parts[0]?.name).toMatch(/^law\.|^setAside$/);
  }
});
