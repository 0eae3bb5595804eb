import { stateNames } from "@/lib/tax-law/states/state-names";
import { stateOf } from "@/lib/tax-law/states/state-of";

test("every state is known by its name and its letters, and no territory is", () => {
  for (const [code, name] of Object.entries(stateNames)) {
    const isTerritory = ["AS", "GU", "MP", "PR", "VI"].includes(code);
    for (const location of [code, name, name.toUpperCase(), `Springfield, ${code.toLowerCase()}`])
      expect([location, stateOf(location)]).toEqual([location, isTerritory ? null : code]);
  }
});

test.each([
  ["43215", "OH"],
  ["Houston 77002-1234", "TX"],
  ["06101", "CT"],
  ["06390", "NY"],
  ["05501", "MA"],
  ["05401", "VT"],
  ["20001", "DC"],
  ["20101", "VA"],
  ["25301", "WV"],
  ["83201", "ID"],
  ["83414", "WY"],
  ["39901", "GA"],
  ["39201", "MS"],
  ["88510", "TX"],
  ["96813", "HI"],
  ["96799", null],
  ["00901", null],
  ["00000", null],
  ["1234", null],
  ["Washington, D.C.", "DC"],
  ["Washington", "WA"],
  ["Arkansas", "AR"],
  ["", null],
])("%p is in %p", (location, state) => {
  expect(stateOf(location)).toBe(state);
});
