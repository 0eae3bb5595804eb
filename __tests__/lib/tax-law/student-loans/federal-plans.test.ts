import { povertyGuidelines, type Place } from "@/lib/tax-law/health/poverty-guidelines";
import { povertyLine } from "@/lib/tax-law/health/poverty-line";
import { federalPlans, type FederalPlans } from "@/lib/tax-law/student-loans/federal-plans";
import { ibrPayment } from "@/lib/tax-law/student-loans/ibr-payment";
import { rapMonths } from "@/lib/tax-law/student-loans/rap-months";
import { rapPayment } from "@/lib/tax-law/student-loans/rap-payment";
import type { FilingStatus } from "@/lib/tax-law/years/law-year";

import depthCases from "../../../fixtures/depth_cases.json";
import fixture from "../../../fixtures/student_loan_plans.json";

const nobody = {
  dependents: 0,
  familySize: 1,
  incomeGrowth: 0,
  inflation: 0,
  place: "contiguous",
  status: "single",
} as const;
const unknown = { kind: "direct", loanDate: "" } as const;
const plain = { graceMonths: 0, publicService: false };

type Worked = {
  inputs: Partial<Record<"balance" | "rate" | "agi" | "dependents" | "familySize", number>>;
  expected: Readonly<Record<string, number>>;
};
const worked = depthCases.filter(({ upgrade }) => upgrade.startsWith("9 ")) as unknown as Worked[];

test("the worked cases of the depth: payments of RAP, and all plans side by side", () => {
  expect(worked).toHaveLength(8);
  for (const { inputs, expected } of worked) {
    const { balance, rate = 0, agi = 0, dependents = 0, familySize = 1 } = inputs;
    if (balance === undefined) {
      expect(rapPayment(agi, dependents)).toBeCloseTo(expected.monthlyPayment ?? NaN, 10);
      continue;
    }
    const found = federalPlans(
      [{ ...unknown, balance, rate }],
      { ...nobody, agi, dependents, familySize },
      plain,
    );
    for (const [name, value] of Object.entries(expected))
      expect([name, found[name as keyof FederalPlans]]).toEqual([name, expect.closeTo(value, 6)]);
  }
});

test.each(fixture.published)("$plan on $agi, as somebody else published it", (one) => {
  const { plan, agi, familySize = 1, dependents = 0, place = "contiguous" } = one;
  const guidelines = povertyGuidelines.find(({ year }) => year === 2026);
  if (!guidelines) throw new Error("no guidelines of 2026");
  const line = povertyLine(guidelines, place as Place, familySize);
  const found =
    plan === "rap"
      ? rapPayment(agi, dependents)
      : ibrPayment(agi, line, plan === "ibrNew" ? 10 : 15, Infinity);
  expect(Math.abs(found - one.monthlyPayment)).toBeLessThanOrEqual(0.005);
});

test.each(fixture.months)("a month under RAP with $payment", (one) => {
  const [month] = rapMonths({ owed: one.owed, rate: one.rate }, () => one.agi, one.dependents);
  expect(month).toMatchObject({
    payment: expect.closeTo(one.payment, 2) as number,
    interest: expect.closeTo(one.interest, 2) as number,
    matched: expect.closeTo(one.matched, 2) as number,
    waived: 0,
    balance: one.owed - 50,
  });
});

test("40 borrowers, with raises, grace and several loans, of a program that shares no code", () => {
  for (const { inputs, expected } of fixture.cases) {
    const found = federalPlans(
      inputs.loans.map((loan) => ({ ...unknown, ...loan })),
      {
        agi: inputs.agi,
        dependents: inputs.deps,
        familySize: inputs.family,
        incomeGrowth: inputs.growth,
        inflation: inputs.inflation,
        place: inputs.place as Place,
        status: inputs.status as FilingStatus,
      },
      { graceMonths: inputs.grace, publicService: true },
    );
    const ours: Record<string, unknown> = { ...found };
    const wanted: [string, number][] = [
      ["owedAtStart", expected.owedAtStart],
      ["averageRate", expected.averageRate],
      ...Object.entries(expected.tiered).map(([name, value]): [string, number] => [
        `tiered${name}`,
        value,
      ]),
      ...Object.entries(expected.tenYear).map(([name, value]): [string, number] => [
        `tenYear${name}`,
        value,
      ]),
      ...(["rap", "ibrNew", "ibrOld"] as const).flatMap((plan) =>
        Object.entries(expected[plan]).map(([name, value]): [string, number] => [
          `${plan}${name}`,
          value,
        ]),
      ),
    ];
    for (const [name, value] of wanted)
      expect([name, Math.abs((ours[name] as number) - value)]).toEqual([
        name,
        expect.closeTo(0, 6),
      ]);
  }
});
