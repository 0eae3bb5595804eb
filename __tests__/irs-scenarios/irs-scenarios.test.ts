/** All scenarios of the IRS’s estimator: each line holds, or is pinned with its reason and answered as it was. */
import fixture from "../fixtures/irs_withholding_scenarios.json";
import { answersIn, compared } from "./compared";
import { answersPinnedFor, causes, causesOf } from "./pinned";
import type { Scenario } from "./scenario";

const scenarios = fixture.scenarios as unknown as readonly Scenario[];
const nameOf = (scenario: Scenario) => scenario.Head?.["Key scenario feature:"] ?? "";

test("83 scenarios, of which 66 hold in every line", () => {
  const all = scenarios.map(compared);
  expect(all).toHaveLength(83);
  expect(all.reduce((sum, { lines }) => sum + lines, 0)).toBe(4_571);
  const held = all.filter(({ differences }) => differences.length === 0);
  expect(held).toHaveLength(66);
  for (const { name } of held) expect([name, causesOf(name)]).toEqual([name, []]);
});

test("the others differ where they are pinned, by what they were pinned with, for a reason", () => {
  for (const { name, differences } of scenarios.map(compared))
    if (differences.length > 0) {
      expect([name, answersIn(differences)]).toEqual([name, answersPinnedFor(name)]);
      expect(causesOf(name)).not.toEqual([]);
    }
});

test("no reason is of a scenario that is not there", () => {
  const names = scenarios.map(nameOf);
  expect(causes.flatMap((cause) => cause.scenarios).filter((one) => !names.includes(one))).toEqual(
    [],
  );
});

describe("a file that says more or less than the mapping knows", () => {
  const [first = {}] = scenarios;
  const changed = (group: string, rows: Record<string, string | undefined>): Scenario =>
    JSON.parse(JSON.stringify({ ...first, [group]: { ...first[group], ...rows } })) as Scenario;

  test("a row that has no place is named with its group", () => {
    expect(() => compared(changed("Credits", { "Solar credit": "$400" }))).toThrow(
      "Single, OB3, itemized: the mapping has no line for “Solar credit” in “Credits”.",
    );
  });

  test("a row that a scenario must have is named too", () => {
    expect(() => compared(changed("Job 1", { recentPayDate1: undefined }))).toThrow(
      "Single, OB3, itemized lacks “recentPayDate1” in “Job 1”.",
    );
  });

  test("so is one that says no amount, and an unknown status or frequency", () => {
    expect(() => compared(changed("Deductions", { "SALT you paid": "much" }))).toThrow(
      "“SALT you paid” in “Deductions” is “much”",
    );
    const status = "F-Status (1=S; 2=MJ; 3=MS; 4=HH; 5=QW)";
    expect(() => compared(changed("About you", { [status]: "7" }))).toThrow("status “7”");
    const frequency = "payFrequency1 (1=W; 2=BW; 3=SM; 4=M)";
    expect(() => compared(changed("Job 1", { [frequency]: "9" }))).toThrow("frequency “9”");
  });
});
