import { retirementNotAhead } from "@/lib/subjects/retirement-age/retirement-age";

test("a retirement age has to be above the current one", () => {
  expect(retirementNotAhead({ currentAge: 60.5, retirementAge: 61 })).toBeUndefined();
  for (const retirementAge of [60, 60.5])
    expect(retirementNotAhead({ currentAge: 60.5, retirementAge })).toMatchObject({
      notice: { title: "Invalid Input", tone: "destructive" },
      errors: { retirementAge: "Enter an age above 60.5. If you have retired, enter 61." },
    });
});
