/** Every day that a result offers to a calendar, read back by ical.js, which shares no code with the writer. */
import ICAL from "ical.js";

import { datesOf } from "@/lib/calculator/report/dates";
import { valueIn } from "@/lib/calculator/report/groups";
import type { Figure } from "@/lib/calculator/report/figure";
import { month } from "@/lib/calculator/report/outputs";
import { figuresIn, viewOf } from "@/lib/calculator/report/view";
import type { Calculation } from "@/lib/calculator/run";
import { calendarOf } from "@/lib/calculator/share/calendar";
import { calculatorIds, type CalculatorId } from "@/lib/catalogue/calculators";

import { answerOf, randomCalculations } from "./answer-of";
import { seed } from "./tried";

const datesIn = ({ definition, input, result, world }: Calculation<never, never>) =>
  datesOf(definition, input, result, world);

const isoOf = ({ year, month, day }: { year: number; month: number; day: number }) =>
  [String(year).padStart(4, "0"), month, day]
    .map((part) => String(part).padStart(2, "0"))
    .join("-");

/** What another program reads in the file of an answer. */
function readBack(id: string, calculation: Calculation<never, never>) {
  const text = calendarOf(datesIn(calculation), {
    product: "-//Figurewell//Calculators 1.0.0//EN",
    namespace: `${id.replace("/", "-")}@figurewell.example`,
    writtenAt: "2026-01-31T12:00:00.000Z",
    page: `https://figurewell.example/calculators/${id}`,
    notes: ["Calculated on January 31, 2026."],
  });
  expect(text.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
  for (const line of text.split("\r\n")) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  return new ICAL.Component(ICAL.parse(text) as never)
    .getAllSubcomponents("vevent")
    .map((component) => ({
      day: component.getFirstPropertyValue("dtstart")?.toString(),
      title: component.getFirstPropertyValue("summary"),
      description: component.getFirstPropertyValue("description"),
      uid: component.getFirstPropertyValue("uid"),
      isDeadline: component.getFirstSubcomponent("valarm") !== null,
    }));
}

/** The inputs beside the example, and what they put into a calendar: * is a deadline. */
const answers: readonly [CalculatorId, Record<string, unknown>, string[]][] = [
  ["loans-credit/mortgage", {}, []],
  [
    "loans-credit/mortgage",
    { downPayment: 20_000, pmiRate: 0.7 },
    ["2036-05-31 You can ask your lender to end PMI", "2037-04-30 PMI ends by itself"],
  ],
  ["loans-credit/mortgage", { extraMonthly: 200 }, ["2049-06-30 Your mortgage is paid off"]],
  // A loan whose PMI ends in the month in which one could ask.
  [
    "loans-credit/mortgage",
    { downPayment: 79_999, pmiRate: 0.7, years: 1 },
    ["2026-02-28 PMI ends by itself"],
  ],
  ["loans-credit/auto-loan", { extraMonthly: 50 }, ["2030-07-31 Your auto loan is paid off"]],
  ["loans-credit/loan-payment", { extraMonthly: 50 }, ["2030-06-30 Your loan is paid off"]],
  ["loans-credit/amortization", { extraMonthly: 50 }, ["2053-07-31 Your loan is paid off"]],
  ["loans-credit/student-loan", { extraMonthly: 50 }, ["2034-05-31 Your student loan is paid off"]],
  [
    "business-finance/business-loan",
    { extraMonthly: 50 },
    ["2035-09-30 Your business loan is paid off"],
  ],
  ["loans-credit/credit-card-payoff", {}, ["2028-11-30 Your credit card is paid off"]],
  ["education/student-loan-repayment", {}, ["2033-03-31 Your student loan is paid off"]],
  [
    "education/student-loan-repayment",
    { extraPayment: 0 },
    ["2036-01-31 Your student loan is paid off"],
  ],
  ["personal-finance/debt-payoff", {}, ["2029-07-31 You are debt free"]],
  ["personal-finance/savings-goal", {}, ["2028-10-31 You reach your savings goal"]],
  ["personal-finance/savings-goal", { currentSavings: 18_000 }, []],
  ["personal-finance/emergency-fund", {}, ["2027-09-30 Your emergency fund is complete"]],
  ["personal-finance/emergency-fund", { monthlyContribution: 0 }, []],
  [
    "tax/self-employment-tax",
    {},
    [
      "2026-04-15* Federal estimated tax is due",
      "2026-06-15* Federal estimated tax is due",
      "2026-09-15* Federal estimated tax is due",
      "2027-01-15* Federal estimated tax is due",
    ],
  ],
  // Its last day was January 15.
  ["tax/self-employment-tax", { lawYear: "2025" }, []],
  [
    "insurance/health-premium-estimator",
    { coverageYear: "2027" },
    ["2026-12-15* Choose health coverage for 2027"],
  ],
  // Its enrollment has ended.
  ["insurance/health-premium-estimator", { coverageYear: "2026" }, []],
  [
    "investment-retirement/retirement-planner",
    { born: "March 1987" },
    ["2054-03-01 Your Social Security begins"],
  ],
  ["investment-retirement/retirement-planner", {}, []],
  [
    "investment-retirement/ira",
    { birthYear: "1960", currentAge: "65", retirementAge: "70" },
    ["2035-12-31* Take your required distribution for 2035"],
  ],
  [
    "investment-retirement/401k",
    { birthYear: "1960", currentAge: "65", retirementAge: "70" },
    ["2035-12-31* Take your required distribution for 2035"],
  ],
];

test.each(answers)("%s with %j", (id, changes, expected) => {
  const read = readBack(id, answerOf(id, changes).calculation as never);
  expect(
    read.map(({ day, title, isDeadline }) => `${day}${isDeadline ? "*" : ""} ${title}`),
  ).toEqual(expected);
});

test("what a payment is for, and how much", () => {
  const read = readBack(
    "tax/self-employment-tax",
    answerOf("tax/self-employment-tax").calculation as never,
  );
  expect(read.map(({ description }) => description)).toMatchInlineSnapshot(`
    [
      "$3,399.20, payment 1 of 4 for 2026.
    Calculated on January 31, 2026.",
      "$3,399.20, payment 2 of 4 for 2026.
    Calculated on January 31, 2026.",
      "$3,399.20, payment 3 of 4 for 2026.
    Calculated on January 31, 2026.",
      "$3,399.20, payment 4 of 4 for 2026.
    Calculated on January 31, 2026.",
    ]
  `);
});

/** The figures of a page that are months of the calendar. */
const monthsShown = ({ definition, input, result }: Calculation<object, object>) =>
  figuresIn(viewOf(definition, input, result)).filter(({ name }) => {
    const figure = definition.outputs[name] as Figure<object, unknown>;
    return figure.format === month("").format && valueIn(result, name) !== null;
  });

test.each(calculatorIds)("%s: its days are in words, each once, and none is kept back", (id) => {
  const calculations = [
    answerOf(id).calculation,
    ...randomCalculations(id, { seed, inputs: 5 }),
  ] as unknown as Calculation<never, never>[];
  for (const calculation of calculations) {
    const dates = datesIn(calculation);
    for (const { title, detail = "None." } of dates) {
      expect(title).toMatch(/^[A-Z][^.]{5,60}$/);
      expect(detail).toMatch(/^[A-Z$].*\.$/);
      expect(`${title} ${detail}`).not.toMatch(/NaN|Infinity|undefined|null/);
    }
    const read = readBack(id, calculation);
    expect(read.map(({ day }) => day)).toEqual(dates.map(({ day }) => isoOf(day)));
    expect(read.map(({ title }) => title)).toEqual(dates.map(({ title }) => title));
    expect(new Set(read.map(({ uid }) => uid)).size).toBe(read.length);
    // A page that names a month of the calendar offers it.
    if (monthsShown(calculation as never).length > 0) expect(dates.length).toBeGreaterThan(0);
  }
});
