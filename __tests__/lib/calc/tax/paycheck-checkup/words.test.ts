import type { PaycheckCheckupInput } from "@/lib/calc/tax/paycheck-checkup/calculation";
import { exampleOn } from "@/lib/calc/tax/paycheck-checkup/example";
import { report } from "@/lib/calc/tax/paycheck-checkup/report";

import { inputOf, stubOf } from "./stub-of";

const errorsOf = (input: PaycheckCheckupInput) => report.validate?.(input)?.errors ?? {};
const errorsOfStub = (stub: Parameters<typeof stubOf>[0]) =>
  errorsOf(inputOf({ stubs: [stubOf({ pay: 2_000, ...stub })] }));
const on = (input: PaycheckCheckupInput, today = { year: 2026, month: 2, day: 2 }) => {
  const result = report.calculate(input, { today });
  return {
    verdict: report.verdict(result, input),
    remarks: (report.remarks?.(result, input) ?? []).map(({ text }) => text),
    errors: report.errors?.(result, input) ?? {},
  };
};

test.each([
  [{ payDate: "" }, "payDate", "Enter the pay date that is on the stub."],
  [{ payDate: "2019-05-03" }, "payDate", "Enter a stub of 2024 or later."],
  [{ pay: 0 }, "pay", "Enter the gross pay."],
  [{ withheld: 2_001 }, "withheld", "Enter no more than the gross pay of $2,000.00."],
  [
    { saved401k: 1_500, benefits: 600 },
    "saved401k",
    "Enter no more than the gross pay of $2,000.00.",
  ],
  [{ paySoFar: 1_000 }, "paySoFar", "YTD includes this check: enter at least $2,000.00."],
  [
    { paySoFar: 4_000, withheld: 300, withheldSoFar: 200 },
    "withheldSoFar",
    "YTD includes this check: enter at least $300.00.",
  ],
  [
    { paySoFar: 4_000, withheldSoFar: 4_200 },
    "paySoFar",
    "Enter the year’s gross pay: $4,200.00 came out of it.",
  ],
  [{ withheldSoFar: 200 }, "paySoFar", "Enter the gross pay of the year to date too."],
  [
    { start: "2026-01-20", end: "2026-01-10" },
    "end",
    "The job ends before it began. Check both days.",
  ],
  [{ start: "2026-02-20" }, "start", "The job began after this pay date. Check both."],
])("a stub with %j is refused at its box", (stub, cell, text) => {
  expect(errorsOfStub(stub)).toEqual({ [`stubs.0.${cell}`]: text });
});

test("stubs of two years are refused, and a spouse’s stub alone without a joint return", () => {
  const stubs = [stubOf({}), stubOf({ payDate: "2025-12-26" })];
  expect(errorsOf(inputOf({ stubs }))).toEqual({
    "stubs.1.payDate": "This stub is from 2025, another from 2026. Use stubs of one year.",
  });
  expect(errorsOf(inputOf({ stubs: [stubOf({ owner: "spouse" })] }))).toEqual({
    "stubs.0.owner": "Enter a stub of your own, or file jointly.",
  });
});

test("a pay date to come and a spouse who does not file jointly are said beside the answer", () => {
  const stubs = [stubOf({ payDate: "2026-02-13" }), stubOf({ owner: "spousePension" })];
  expect(on(inputOf({ stubs })).errors).toEqual({
    "stubs.0.payDate": "This pay date is still to come. Use the last stub you have.",
    "stubs.1.owner": "This is not counted: a spouse’s pay is on a joint return only.",
  });
  expect(on(inputOf({ tips: 90_000 })).errors).toEqual({
    tips: "Tips and overtime are part of the year’s pay of $52,000. Enter less.",
  });
});

test("late in the year it is said that a form comes too late, and what still counts", () => {
  const late = inputOf({ stubs: [stubOf({ payDate: "2026-12-18", withheld: 10 })] });
  const december = { year: 2026, month: 12, day: 20 };
  expect(on(late, december).verdict).toContain(
    "It is too late for a new W-4 to change 2026: an estimated payment by January 15, 2027 still counts for it.",
  );
  const over = on(late, { year: 2027, month: 2, day: 1 });
  expect(over.verdict).toContain("Pay it with your return by April 15.");
  expect(over.remarks).toContain("2026 is over: this is what its return brings.");
});

test("a large change, an old stub, and too much Social Security are said", () => {
  const november = { year: 2026, month: 11, day: 20 };
  const old = on(
    inputOf({ stubs: [stubOf({ payDate: "2026-10-09", pay: 3_000, withheld: 150 })] }),
    november,
  );
  expect(old.remarks).toEqual([
    "That is a large part of a check. An estimated payment by January 15, 2027 counts as much.",
    "These lines fit what is left of 2026. Hand in another W-4 in January: for a whole year they are wrong.",
    "You may owe a penalty too: by January 15, 90% of this year’s tax or all of last year’s has to be paid.",
    "One pay stub is 42 days old. Use the newest: the checks since then are counted like it.",
  ]);
  const stubs = [stubOf({ pay: 5_000, withheld: 900 }), stubOf({ pay: 4_000, withheld: 700 })];
  // 26 × $5,000 + 26 × $4,000 = $234,000, of which $184,500 is taxed: 6.2% of $49,500.
  expect(on(inputOf({ stubs })).remarks).toContain(
    "Several employers together withhold $3,069 too much for Social Security. Your return gives that back, and it is counted here.",
  );
});

test("without a year to date every check so far counts like the last one", () => {
  const blank = inputOf({ stubs: [stubOf({ withheld: 150 })] });
  const typed = inputOf({
    stubs: [stubOf({ withheld: 150, paySoFar: 6_000, withheldSoFar: 450 })],
  });
  expect(on(blank).verdict).toBe(on(typed).verdict);
});

test("a year whose law is not known yet is worked out with the newest, and said to be", () => {
  const stubs = [stubOf({ payDate: "2027-01-29", withheld: 150 })];
  expect(on(inputOf({ stubs }), { year: 2027, month: 2, day: 1 }).remarks).toContain(
    "The law of 2027 isn’t here yet. These are the numbers of 2026.",
  );
});

test("the example has stubs of a few days ago, whatever the day", () => {
  for (const today of [
    { year: 2026, month: 1, day: 31 },
    { year: 2026, month: 7, day: 4 },
    { year: 2026, month: 11, day: 29 },
    { year: 2027, month: 1, day: 12 },
  ]) {
    const input = exampleOn(today);
    expect(errorsOf(input)).toEqual({});
    expect(on(input, today).errors).toEqual({});
  }
});

test("from a pension nothing comes before tax, and its form is the W-4P", () => {
  const pension = {
    owner: "yourPension",
    pay: 4_000,
    paySoFar: 4_000,
    frequency: "monthly",
  } as const;
  const plain = on(inputOf({ stubs: [stubOf(pension)] }));
  const typed = on(
    inputOf({
      stubs: [
        stubOf({
          ...pension,
          saved401k: 200,
          saved401kSoFar: 200,
          benefits: 90,
          benefitsSoFar: 90,
        }),
      ],
    }),
  );
  expect(typed.verdict).toBe(plain.verdict);
  expect(plain.verdict).toContain("of the W-4P for your pension");
  const said = "Not counted: nothing comes out of a pension before tax.";
  expect(typed.errors).toEqual({
    "stubs.0.saved401k": said,
    "stubs.0.saved401kSoFar": said,
    "stubs.0.benefits": said,
    "stubs.0.benefitsSoFar": said,
  });
});
