// The engine as other programs get it refuses what it cannot take, in a sentence about the argument.
import { definitionOf } from "@/lib/calc/definitions";
import { initialDraft } from "@/lib/calculator/form/draft";
import { fieldsOf } from "@/lib/calculator/form/fields";
import { run } from "@/lib/calculator/run";
import { draftOf } from "@/lib/calculator/share/draft-to-link";
import { calculatorIds, type CalculatorId } from "@/lib/catalogue/calculators";
import * as engine from "@/lib/engine";
import { absentFigures } from "@/lib/engine/absent-figures";
import type { Arguments } from "@/lib/engine/arguments";
import { financeArguments } from "@/lib/engine/finance-arguments";
import * as published from "@/lib/engine/published";
import { ratesArguments } from "@/lib/engine/rates-arguments";

import cases from "../../fixtures/published_tvm_cases.json";
import { figuresOf } from "../../house/answer-of";
import { calculatorOf, world } from "../../house/calculators";

type AnyFunction = (...given: unknown[]) => unknown;

/** What a call throws. */
function refusalOf(call: () => unknown): Error {
  try {
    call();
  } catch (error) {
    if (error instanceof TypeError || error instanceof RangeError) return error;
    throw error;
  }
  throw new Error("nothing was refused");
}

test("is the engine: the same names, and all that is no function unchanged", () => {
  expect(Object.keys(published).toSorted()).toEqual(Object.keys(engine).toSorted());
  for (const part of ["calculations", "finance", "rates"] as const)
    expect(Object.keys(published[part])).toEqual(Object.keys(engine[part]));
  expect(published.version).toBe(engine.version);
  expect(published.rates.laws).toBe(engine.rates.laws);
});

describe("a calculation", () => {
  const calculate = (id: CalculatorId, input: object, day: object | undefined = world) =>
    (published.calculations[id] as AnyFunction)(input, day);
  /** With the middle of what chance may draw. */
  const exampleOf = (id: CalculatorId) => {
    const { example, fields } = definitionOf(id);
    return { ...(example as object), ...("variation" in fields && { variation: 1 }) };
  };

  test.each(calculatorIds)("%s answers its example as the page does", (id) => {
    const { definition } = calculatorOf(id);
    const { fields } = definition;
    const typed = Object.entries(draftOf(fields, definition.example)).filter(([, text]) => text);
    const draft = { ...initialDraft(fields), ...Object.fromEntries(typed) };
    const outcome = run(definition, draft, world);
    if (!outcome.ok) throw new Error(outcome.notice.text);
    const figures = Object.entries(figuresOf(outcome.calculation));
    const isLeftOut = (value: unknown) => value === null || (value as { length?: 0 }).length === 0;
    const answer = calculate(id, exampleOf(id)) as object;
    const there = id in absentFigures ? figures : figures.filter(([name]) => name in answer);
    expect(answer).toEqual(Object.fromEntries(there));
    expect(figures.filter(([name, value]) => !(name in answer) && !isLeftOut(value))).toEqual([]);
  });

  test.each(calculatorIds)("%s refuses each input that is none, by its name", (id) => {
    const fields = fieldsOf(definitionOf(id).fields);
    expect(fields.length).toBeGreaterThan(0);
    for (const [name, field] of fields) {
      const withValue = (value: unknown) =>
        refusalOf(() => calculate(id, { ...exampleOf(id), [name]: value }));
      const isNumber = "bounds" in field;
      expect(withValue(NaN)).toBeInstanceOf(isNumber ? RangeError : TypeError);
      for (const value of [NaN, Infinity, -Infinity, true, [NaN], { amount: 1 }, () => 1])
        expect(withValue(value).message).toMatch(new RegExp(`^${name}(\\[0\\])? .*\\.$`));
      if (!isNumber) continue;
      expect(withValue("1")).toEqual(
        new TypeError(`${name} must be a number. It is of type string.`),
      );
      for (const value of [1e13, -1e13])
        expect(withValue(value).message).toMatch(
          new RegExp(`^${name} (can be|must be|cannot be) .*\\. It is -?1`),
        );
    }
  });

  test.each([
    [{ years: 250_000 }, "years can be at most 1,000 years. It is 250000."],
    [{ annualRate: 1_001 }, "annualRate can be at most 1,000%. It is 1001."],
    [{ loanAmount: -1 }, "loanAmount must be more than $0. It is -1."],
    [{ years: undefined }, "years is missing: it must be a number."],
    [{ years: null }, "years must be a number. It is null."],
  ])("says what is wrong with %j", (wrong, sentence) => {
    const input = { loanAmount: 20_000, annualRate: 6.5, years: 5, ...wrong };
    const refusal = refusalOf(() => calculate("loans-credit/amortization", input));
    expect(refusal.message).toBe(sentence);
  });

  test.each(calculatorIds)("%s refuses an input that it does not ask for", (id) => {
    const refusal = refusalOf(() => calculate(id, { ...exampleOf(id), anualRate: 6 }));
    expect(refusal).toEqual(new TypeError(`${id} takes no “anualRate”.`));
  });

  test("refuses a day that the calendar does not have", () => {
    const id = "personal-finance/debt-payoff";
    const on = (month: number, day: number) => () =>
      calculate(id, exampleOf(id), { today: { year: 2026, month, day } });
    expect(refusalOf(on(2, 31))).toEqual(
      new RangeError("today.day can be at most 28 in month 2 of 2026. It is 31."),
    );
    expect(on(2, 28)).not.toThrow();
  });

  test("takes every length of time that it allows", () => {
    const input = { loanAmount: 20_000, annualRate: 6.5, years: 1_000 };
    expect(calculate("loans-credit/amortization", input)).toMatchObject({
      schedule: { length: 12_000 },
    });
  });

  test("says which cell of a list is wrong", () => {
    const income = [{ description: "Pay", amount: 1 }];
    const says = (expenses: unknown) =>
      refusalOf(() => calculate("personal-finance/budget", { income, expenses })).message;
    expect(says(undefined)).toBe("expenses is missing: it must be a list.");
    expect(says("Rent")).toBe("expenses must be a list. It is of type string.");
    expect(says([...income, { description: "Rent", amount: "9" }])).toBe(
      "expenses[1].amount must be a number. It is of type string.",
    );
    expect(says([{ amount: 9 }])).toBe("expenses[0].description is missing: it must be a string.");
    expect(says([{ description: "Rent", amount: 9, price: 9 }])).toBe(
      "expenses[0] takes no “price”.",
    );
  });

  test("takes one of the options, and a text of the length that the box takes", () => {
    const id = "tax/payroll-tax";
    const says = (wrong: object) =>
      refusalOf(() => calculate(id, { ...exampleOf(id), ...wrong })).message;
    expect(says({ payFrequency: "daily" })).toMatch(/^payFrequency must be one of "weekly", /);
    expect(says({ state: "Texas" })).toBe("state can have at most 2 characters.");
  });

  test("counts an input that is left out as the page does", () => {
    const { example } = definitionOf("loans-credit/auto-loan");
    expect(calculate("loans-credit/auto-loan", { ...example, tradeIn: undefined })).toEqual(
      calculate("loans-credit/auto-loan", { ...example, tradeIn: 0 }),
    );
    const sip = { monthlyInvestment: 100, annualReturn: 6, years: 10 };
    expect(calculate("investment-retirement/sip", sip)).toEqual(
      calculate("investment-retirement/sip", { ...sip, inflation: 3 }),
    );
    const breakEven = { fixedCosts: 100, variableCost: 1, sellingPrice: 3 };
    expect(calculate("business-finance/break-even", breakEven)).toEqual(
      calculate("business-finance/break-even", { ...breakEven, targetProfit: null }),
    );
  });

  test("asks for the day where it depends on one, and for numbers that have an answer", () => {
    const debt = { debtAmount: 10_000, annualRate: 18, monthlyPayment: 250 };
    const says = (input: object, day?: object) =>
      refusalOf(() =>
        (published.calculations["personal-finance/debt-payoff"] as AnyFunction)(input, day),
      ).message;
    expect(says(debt)).toBe("today is missing: it must be an object.");
    expect(says(debt, { today: { year: 2026, month: 13, day: 1 } })).toBe(
      "today.month can be at most 12. It is 13.",
    );
    expect(says({ ...debt, monthlyPayment: 100 }, world)).toBe(
      "No finite result of personal-finance/debt-payoff follows from these inputs.",
    );
    expect(refusalOf(() => calculate("loans-credit/mortgage", [])).message).toBe(
      "input must be an object. It is a list.",
    );
  });

  test("a year that moves with the calendar goes by the day that is given", () => {
    const id = "insurance/car-insurance-estimator";
    const refusal = refusalOf(() =>
      calculate(id, { ...exampleOf(id), carYear: world.today.year + 2 }),
    );
    expect(refusal.message).toMatch(/^carYear can be at most 2027\. /);
  });
});

describe.each([
  ["finance", engine.finance, published.finance, financeArguments],
  ["rates", engine.rates, published.rates, ratesArguments],
] as const)("every function of %s", (_, raw, checked, declared) => {
  const functions = Object.entries(raw).filter(
    (entry): entry is [string, AnyFunction] => typeof entry[1] === "function",
  );
  const argumentsOf = declared as Record<string, Arguments>;

  test.each(functions)("%s has each argument under the name of its parameter", (name, one) => {
    const [, written = ""] = /^(?:function \w+)?\(([^)]*)\)/.exec(one.toString()) ?? [];
    const parameters = written.replaceAll(/\{[^}]*\}/g, "{}").split(/\s*,\s*/);
    const names = Object.keys(argumentsOf[name] ?? {});
    expect(parameters.length).toBeGreaterThan(0);
    expect(names).toHaveLength(parameters.length);
    for (const [position, parameter] of parameters.entries())
      if (parameter !== "{}")
        expect(names[position]).toBe(parameter.replace(/^\.\.\./, "").replace(/\s*=.*/, ""));
  });

  test.each(Object.entries(argumentsOf))(
    "%s refuses in each what is none, by its name",
    (_, all) => {
      for (const [name, argument] of Object.entries(all)) {
        const check = typeof argument === "function" ? argument : argument.each;
        for (const value of [NaN, Symbol("none")]) {
          const refusal = refusalOf(() => check(name, value));
          expect(refusal.message.startsWith(`${name} `)).toBe(true);
          expect(refusal.message).toMatch(/\.$/);
        }
      }
    },
  );

  test.each(functions)("%s asks before it calculates", (name) => {
    const call = (checked as unknown as Record<string, AnyFunction>)[name] as AnyFunction;
    const [first = ""] = Object.keys(argumentsOf[name] ?? {});
    const refusal = refusalOf(() => call(Symbol("none")));
    expect(refusal.message).toMatch(new RegExp(`^${first}(\\[0\\])? `));
  });
});

describe("a formula", () => {
  const { finance } = published;

  const refusals: [sentence: string, call: () => unknown][] = [
    ["periods can be at most 12,000. It is 250000.", () => finance.payment(0.005, 250_000, 1)],
    ["rate must be more than -1. It is -1.", () => finance.payment(-1, 360, 1)],
    ["presentValue can be at most $1,000,000,000,000.", () => finance.payment(0.005, 360, 1e13)],
    ["years can be at most 1,000 years. It is 1001.", () => finance.yearEnds(1_001)],
    ["type must be one of 0, 1.", () => finance.payment(0.005, 360, 1, 0, 2 as never)],
    ["taken[1] must be a number.", () => finance.amountLeft(1, 2, "3" as never)],
    ["payment must repay the balance within 12,000", () => finance.payoffSchedule(0, 1, 1e12)],
    ["principalPayment has no answer", () => finance.principalPayment(0.005, 361, 360, 1)],
    [
      "withdrawals must have 1 to 155 entries. It has 0.",
      () => finance.historicalPeriods([], 1, 60),
    ],
    [
      "contributions must have 1 to 155 entries. It has 156.",
      () => finance.historicalGrowth(Array<number>(156).fill(0), 1, 60),
    ],
    ["years must be a whole number from 1 to 155", () => finance.historicalReturns(60, 156)],
    ["stocks can be at most 100. It is 101.", () => finance.realReturnsOf(101)],
    ["values must have 1 or more entries. It has 0.", () => finance.percentile([], 50)],
    ["savingsNeeded has no answer", () => finance.savingsNeeded([], [1, 1])],
    ["sumBy has no answer", () => finance.sumBy([1], (one) => one * NaN)],
  ];
  test.each(refusals)("%s", (sentence, call) => {
    expect(refusalOf(call).message.slice(0, sentence.length)).toBe(sentence);
  });

  const { rates } = published;

  test.each([
    ["law.year is missing: it must be a number.", () => rates.payrollTax({} as never, 0.5)],
    [
      "credit.year is missing: it must be a number.",
      () => rates.applicablePercentage({} as never, 20_000, 15_000),
    ],
    [
      "household takes no “wage”.",
      () => rates.federalReturn({ filingStatus: "single", wage: 1 } as never, 2026),
    ],
    [
      "day.day can be at most 30 in month 4 of 2027. It is 31.",
      () => finance.dateSerial({ year: 2027, month: 4, day: 31 }),
    ],
    [
      "day.day can be at most 28 in month 2 of 1900. It is 29.",
      () => finance.monthsAfter({ year: 1900, month: 2, day: 29 }, 1),
    ],
  ])("%s", (sentence, call) => {
    expect(refusalOf(call).message).toBe(sentence);
  });

  test("takes a table of law of which a number was changed", () => {
    const { payroll } = rates.lawOf("2026");
    expect(rates.payrollTax({ ...payroll, wageBase: 1e9 }, 1e6)).not.toEqual(
      rates.payrollTax(payroll, 1e6),
    );
  });

  test("is called with what stands behind its own arguments too, as by map", () => {
    expect([0.1, 0.22].map(published.rates.inPercent)).toEqual([10, 22]);
  });

  test("still says that something never ends", () => {
    expect(finance.payoffMonths(0.02, 1, 100)).toBe(Infinity);
    expect(finance.payoffSchedule(0.02, 1, 100)).toEqual([]);
  });

  const spreadsheetNames: Readonly<Record<string, keyof typeof finance>> = {
    CUMIPMT: "cumulativeInterest",
    CUMPRINC: "cumulativePrincipal",
    EFFECT: "effectiveRate",
    FV: "futureValue",
    IPMT: "interestPayment",
    NOMINAL: "nominalRate",
    NPER: "periods",
    PMT: "payment",
    PPMT: "principalPayment",
    PV: "presentValue",
    RATE: "ratePerPeriod",
    RRI: "growthRate",
  };

  test.each(cases.map((one) => [one.id, one] as const))("answers %s", (_, one) => {
    const name = spreadsheetNames[one.function] as keyof typeof finance;
    const answer = (engine.finance[name] as AnyFunction)(...one.args);
    expect((finance[name] as AnyFunction)(...one.args)).toBe(answer);
  });
});
