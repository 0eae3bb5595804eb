import "@/lib/tax-law/states/keep-every-state";

import { addedStateTaxOf } from "@/lib/tax-law/states/added-state-tax";
import { everyState } from "@/lib/tax-law/states/every-state";
import { stateFigures } from "@/lib/tax-law/states/state-figures";

const without = { filingStatus: "single", age: 40, wages: 60_000 } as const;
const withIt = { ...without, selfEmployment: 20_000 };

test.each([undefined, "", "PR", "XX"])("of no state, %j, there is nothing", (state) => {
  expect(addedStateTaxOf(without, withIt, { state }, 2026)).toEqual({ isInState: 0 });
});

test("the tax with it less the tax without it, and the return that has it", () => {
  const [before, after] = [without, withIt].map((household) =>
    stateFigures(household, everyState.CA, 2026),
  ) as [StateOf, StateOf];
  const added = addedStateTaxOf(without, withIt, { state: "ca" }, 2026);
  expect(added).toEqual({
    isInState: 1,
    stateYear: after.stateYear,
    stateTaxableIncome: after.stateTaxableIncome,
    stateIncomeTax: after.stateIncomeTax,
    stateLines: after.stateLines,
    stateBrackets: after.stateBrackets,
    stateTaxWithout: before.stateIncomeTax,
    addedStateTax: after.stateIncomeTax - before.stateIncomeTax,
  });
  expect(added.addedStateTax).toBeGreaterThan(500);
});

type StateOf = ReturnType<typeof stateFigures>;

test("what lowers the tax is negative, what changes nothing 0, and Texas takes nothing", () => {
  const added = (state: string, more: object) =>
    addedStateTaxOf(without, { ...without, ...more }, { state }, 2026).addedStateTax;
  expect(added("CA", { shortTermGains: -3_000 })).toBeLessThan(-100);
  expect(added("CA", {})).toBe(0);
  expect(added("TX", { selfEmployment: 20_000 })).toBe(0);
});

test("asked for 2024, the state’s law of 2025 answers, its oldest", () => {
  const of2024 = addedStateTaxOf(without, withIt, { state: "CA" }, 2024);
  expect(of2024).toEqual(addedStateTaxOf(without, withIt, { state: "CA" }, 2025));
  expect(of2024.stateYear).toBe(2025);
});
