import { stateNames } from "@/lib/tax-law/states/state-names";

test("50 states in the order of their names, DC among them, and five territories", () => {
  const names = Object.values(stateNames);
  expect(names).toHaveLength(56);
  const states = names.slice(0, 51);
  expect(states).toEqual(states.toSorted((one, other) => one.localeCompare(other, "en")));
  expect(stateNames).toMatchObject({ DC: "District of Columbia", VI: "U.S. Virgin Islands" });
});
