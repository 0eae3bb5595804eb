import type { LoanKind } from "@/lib/tax-law/student-loans/loan-kinds";
import { plansOpenTo } from "@/lib/tax-law/student-loans/plans-open-to";

const loan = (loanDate: string, kind: LoanKind = "direct") => ({ kind, loanDate });
const namesOf = (...loans: readonly ReturnType<typeof loan>[]) =>
  Object.entries(plansOpenTo(loans)).flatMap(([plan, isOpen]) => (isOpen ? [plan] : []));

test("a new borrower of July 1, 2014 pays 10% under IBR, one of the day before 15%", () => {
  expect(namesOf(loan("2014-07-01"))).toEqual(["rap", "ibrNew", "standard"]);
  expect(namesOf(loan("2014-06-30"))).toEqual(["rap", "ibrOld", "standard"]);
  expect(namesOf(loan("2018-09-01"), loan("2012-09-01"))).toEqual(["rap", "ibrOld", "standard"]);
});

test("a loan of July 1, 2026 leaves RAP and Tiered Standard, for the older loans too", () => {
  expect(namesOf(loan("2026-06-30"))).toEqual(["rap", "ibrNew", "standard"]);
  expect(namesOf(loan("2026-07-01"))).toEqual(["rap", "tieredStandard"]);
  expect(namesOf(loan("2018-09-01"), loan("2026-08-20"))).toEqual(["rap", "tieredStandard"]);
});

test("where no day is known, every plan is shown", () => {
  expect(namesOf(loan(""))).toEqual(["rap", "ibrNew", "ibrOld", "tieredStandard", "standard"]);
  expect(namesOf(loan("2012-09-01"), loan(""))).toEqual([
    "rap",
    "ibrOld",
    "tieredStandard",
    "standard",
  ]);
});

test("Parent PLUS has fixed payments alone, unless it was consolidated and paid under a plan in time", () => {
  expect(namesOf(loan("2018-09-01", "parentPlus"))).toEqual(["standard"]);
  expect(namesOf(loan("2026-09-01", "parentPlus"))).toEqual(["tieredStandard"]);
  expect(namesOf(loan("2018-09-01", "parentConsolidation"))).toEqual(["standard"]);
  expect(namesOf(loan("2018-09-01", "parentConsolidationInPlan"))).toEqual([
    "rap",
    "ibrNew",
    "standard",
  ]);
  expect(namesOf(loan("2018-09-01"), loan("2018-09-01", "parentPlus"))).toEqual(["standard"]);
});

test("a loan of the FFEL program has IBR, and no RAP before it is consolidated", () => {
  expect(namesOf(loan("2008-09-01", "ffel"))).toEqual(["ibrOld", "standard"]);
});
