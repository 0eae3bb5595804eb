import { scenariosIn, scenariosText } from "@/lib/calculator/analysis/scenarios";
import { draftOf } from "@/lib/calculator/share/draft-to-link";
import { calculatorIds } from "@/lib/catalogue/calculators";

import { calculatorOf } from "../../../house/calculators";

const { fields } = calculatorOf("loans-credit/mortgage").definition;

test.each(calculatorIds)("four of %s come back as they were", (id) => {
  const { definition } = calculatorOf(id);
  const draft = draftOf(definition.fields, definition.example);
  const [first = ""] = Object.keys(draft);
  const scenarios = ["One", "Two & a half", "ünder=40%", "4"].map((name, index) => ({
    name,
    draft: { ...draft, ...(index > 0 && { [first]: `${index}` }) },
  }));
  const text = scenariosText(definition.fields, scenarios);
  expect(text).toMatch(/^s1\.name=One&s1\./);
  expect(scenariosIn(definition.fields, `#${text}`)).toEqual(scenarios);
});

test.each(calculatorIds)("no input of %s is called as what is kept beside the inputs", (id) => {
  const { fields } = calculatorOf(id).definition;
  for (const name of ["name", "kept", "asOf"]) expect(fields).not.toHaveProperty(name);
});

test.each([
  ["nothing", ""],
  ["the inputs alone", "#homePrice=400000&years=30"],
  ["a name alone", "#s1.name=Lonely"],
  ["what is no input", "#s1.nonsense=1&s2.years2=4"],
  ["a fifth", "#s5.homePrice=1&s0.homePrice=1&s.homePrice=1"],
])("%s is no scenario", (_, fragment) => {
  expect(scenariosIn(fields, fragment)).toEqual([]);
});

test("a scenario is written with the rows that a link brings back", () => {
  const { fields } = calculatorOf("personal-finance/budget").definition;
  const draft = draftOf(fields, {
    income: Array.from({ length: 400 }, () => ({ description: "Pay", amount: 1 })),
    expenses: [{ description: "Rent", amount: 1 }],
  });
  const text = scenariosText(fields, [{ name: "Long", draft }]);
  expect(text).toContain("s1.income.299.amount=1");
  expect(text).not.toContain("s1.income.300.");
});

test("a link that another hand wrote: gaps close, names are cut, what is missing stays as opened", () => {
  const [first, second, ...rest] = scenariosIn(
    fields,
    `s2.years=15&s2.name=${"long ".repeat(30)}&s4.homePrice=oops&s4.name=+`,
  );
  expect(rest).toEqual([]);
  expect(first?.name).toHaveLength(59);
  expect(first?.draft.years).toBe("15");
  expect(second?.name).toBe("Result 4");
  expect(second?.draft.homePrice).toBe("oops");
});
