/** What an option adds to a report, and that none of it can be forgotten: `npm run typecheck`. */
import { defineForm, type OptionForm } from "@/lib/calculator/form/form";
import { money, rate } from "@/lib/calculator/form/number-field";
import { option } from "@/lib/calculator/option";
import { defineReport } from "@/lib/calculator/report/define-report";
import { complete } from "@/lib/calculator/report/notice";
import { usd } from "@/lib/calculator/report/outputs";

type Input = { price: number; insuranceRate?: number; tip?: number };
type Result = { total: number; insurance: number | null; tipped: number };

const cost = ({ price, insuranceRate = 0, tip = 0 }: Input): Result => ({
  total: price + (price * insuranceRate) / 100 + tip,
  insurance: insuranceRate > 0 ? (price * insuranceRate) / 100 : null,
  tipped: tip,
});

const insuranceForm = {
  title: "Insurance",
  fields: { insuranceRate: rate("Insurance rate", { blank: 0 }) },
} satisfies OptionForm;
const tipForm = { title: "Tip", fields: { tip: money("Tip", { blank: 0 }) } } satisfies OptionForm;

const insurance = option(cost, {
  form: insuranceForm,
  isUsed: (result) => result.insurance !== null,
  conditions: { isInsured: { words: "you insure it", formula: "insuranceRate>0" } },
  outputs: { insurance: usd("Insurance a year") },
  section: { text: ({ insurance: paid }) => `It costs ${paid}.`, figures: ["insurance"] },
  verdict: { also: () => "It is insured." },
  dates: () => [{ day: { year: 2027, month: 1, day: 1 }, title: "The insurance ends" }],
  errors: (_, { insuranceRate = 0 }) =>
    insuranceRate > 10 ? { insuranceRate: "That is much." } : {},
  charts: { also: () => [{ kind: "repayment", borrowed: 1, schedule: [] }] },
});
const tip = option(cost, {
  form: tipForm,
  isUsed: ({ tipped }) => tipped > 0,
  outputs: { tipped: usd("Tip") },
  section: { title: "What you add", text: "It is yours to give.", figures: ["tipped"] },
  verdict: { instead: ({ tipped }) => `You give ${tipped}.` },
  errors: null,
  remarks: ({ tipped }) =>
    tipped > 0 ? [] : [{ tone: "neutral", text: "A tip is not in this number." }],
  charts: { instead: () => [] },
});

const own = {
  headline: "total",
  verdict: ({ total }: Result) => `It costs ${total}.`,
  dates: () => [{ day: { year: 2026, month: 1, day: 1 }, title: "It is yours" }],
  charts: () => [{ kind: "levelLoan", annualRate: 1, years: 1, borrowed: 1 }] as const,
  toast: () => complete("Done."),
  example: { price: 100 },
} as const;
const outputs = { total: usd("Total") };

const form = defineForm<Input>()({
  id: "loans-credit/mortgage",
  submit: "Calculate",
  fields: { price: money("Price") },
  options: [insuranceForm, tipForm],
});
const report = defineReport(cost, { ...own, options: [insurance, tip], outputs });

const said = (input: Input) => {
  const result = cost(input);
  return {
    verdict: report.verdict(result, input),
    sections: report.sections?.(result, input),
    remarks: report.remarks?.(result, input),
    errors: report.errors?.(result, input),
    charts: report.charts?.(result, input).map(({ kind }) => kind),
    dates: report.dates?.(result, input).map(({ title }) => title),
  };
};

test("an option’s fields come after the form’s own, and are known as an option’s", () => {
  expect(Object.keys(form.fields)).toEqual(["price", "insuranceRate", "tip"]);
  expect(Object.values(form.fields).map(({ isOption = false }) => isOption)).toEqual([
    false,
    true,
    true,
  ]);
});

test("an option’s figures come after the report’s own; where it repeats one, that is its place", () => {
  expect(Object.keys(report.outputs)).toEqual(["total", "insurance", "tipped"]);
  const placed = defineReport(cost, {
    ...own,
    options: [insurance, tip],
    outputs: { ...tip.outputs, ...outputs },
  });
  expect(Object.keys(placed.outputs)).toEqual(["tipped", "total", "insurance"]);
  expect(report.conditions).toEqual(insurance.conditions);
  expect(report.answeredOptions?.map((one) => ("form" in one ? one.form : one))).toEqual([
    insuranceForm,
    tipForm,
  ]);
});

test("what is not used says nothing, but for a remark on it", () => {
  expect(said({ price: 100 })).toEqual({
    verdict: "It costs 100.",
    sections: [],
    remarks: [{ tone: "neutral", text: "A tip is not in this number." }],
    errors: {},
    charts: ["levelLoan"],
    dates: ["It is yours"],
  });
});

test("what is used adds its sentence, section, chart and day, and an error stands by its box", () => {
  expect(said({ price: 100, insuranceRate: 20 })).toMatchObject({
    verdict: "It costs 120. It is insured.",
    sections: [{ title: "Insurance", text: "It costs 20.", figures: ["insurance"] }],
    errors: { insuranceRate: "That is much." },
    charts: ["levelLoan", "repayment"],
    dates: ["It is yours", "The insurance ends"],
  });
});

test("an option may answer in place of the report, and others add to that", () => {
  expect(said({ price: 100, insuranceRate: 2, tip: 5 })).toMatchObject({
    verdict: "You give 5. It is insured.",
    sections: [{ title: "Insurance" }, { title: "What you add" }],
    remarks: [],
    charts: ["levelLoan", "repayment"],
  });
});

test("what is forgotten or misspelled of an option does not compile", () => {
  const fields = { price: money("Price") };
  const asked = { id: "loans-credit/mortgage", submit: "Calculate" } as const;
  const refused = [
    // @ts-expect-error an option without a word on its section
    () => option(cost, { ...insurance, section: undefined }),
    // @ts-expect-error an option without a word on its verdict
    () => option(cost, { ...insurance, verdict: undefined }),
    // @ts-expect-error an option without a word on its errors
    () => option(cost, { ...insurance, errors: undefined }),
    // @ts-expect-error a figure that the calculation does not give
    () => option(cost, { ...insurance, outputs: { insured: usd("Insured") } }),
    // @ts-expect-error a figure that the option’s result does not have, in its section
    () => option(cost, { ...insurance, section: { text: "", figures: ["insured"] } }),
    // @ts-expect-error a section of no figures
    () => option(cost, { ...insurance, section: { text: "", figures: [] } }),
    // @ts-expect-error a figure that neither the report nor an option brings
    () => defineReport(cost, { ...own, options: [insurance], outputs }),
    // @ts-expect-error a field that neither the form nor an option asks
    () => defineForm<Input>()({ ...asked, fields, options: [insuranceForm] }),
    // @ts-expect-error an option that asks for no input of the calculation
    () => defineForm<{ price: number }>()({ ...asked, fields, options: [tipForm] }),
  ];
  for (const build of refused) expect(build).not.toThrow();
});
