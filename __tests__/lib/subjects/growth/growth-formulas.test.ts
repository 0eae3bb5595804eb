import { contributedInAll, grownValue } from "@/lib/subjects/growth/growth-formulas";

const names = {
  years: "years-1",
  rate: "annualReturn/1200",
  contribution: "monthly",
  rise: "stepUp",
};

test("a sum at the start stands in the formula only where there may be one", () => {
  expect(grownValue(names)).toMatch(
    /^IF\(stepUp=0, FV\(\(annualReturn\/1200\), \(years-1\)\*12, -monthly\), /,
  );
  expect(grownValue({ ...names, opening: "first" })).toContain("-monthly, -first)");
});

test("what is paid in says nothing of the rate", () => {
  expect(contributedInAll(names)).toMatch(/^IF\(stepUp=0, monthly\*\(years-1\)\*12, /);
});
