import { form } from "@/lib/calc/insurance/disability-insurance-needs/form";
import { report } from "@/lib/calc/insurance/disability-insurance-needs/report";
import { initialDraft } from "@/lib/calculator/form/draft";
import { readingOf, viewOf } from "@/lib/calculator/report/view";
import { run } from "@/lib/calculator/run";

import { world } from "../../../calculator/recomputed";

const definition = { ...form, ...report };
const worker = {
  monthlyIncome: "6200",
  replacementPercent: "60",
  essentialExpenses: "4300",
  otherIncome: "450",
  existingBenefit: "1500",
  liquidSavings: "15000",
};

function answered(boxes: Record<string, string>) {
  const draft = { ...initialDraft(form.fields), ...worker, ...boxes };
  const outcome = run(definition, draft, world);
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.errors));
  const { input, result } = outcome.calculation;
  return { ...outcome, ...viewOf(definition, input, result), result };
}
const lead = (boxes: Record<string, string>) => {
  const { headline, beside, notice } = answered(boxes);
  return [headline.name, readingOf(headline), beside?.figure.name, notice.text];
};
const notIncluded = (boxes: Record<string, string>) => answered(boxes).remarks.at(-1)?.text;

test("without options, nothing more is said", () => {
  const { sections, beside } = answered({});
  expect([sections, beside]).toEqual([[], undefined]);
  expect(notIncluded({})).toBe(
    "Not included: the waiting period before a policy pays, how long it pays, tax on benefits, Social Security disability, how the policy defines disability, and the most an insurer will cover.",
  );
});

test("what an option decides leads, is in the notice, and the recommended benefit stands beside it", () => {
  expect(lead({ waitingPeriod: "3" })).toEqual([
    "savingsNeeded",
    "$11,550",
    "recommendedBenefit",
    "Savings needed before benefits begin: $11,550.",
  ]);
  expect(lead({ waitingPeriod: "3", ssdiBenefit: "1900" })).toEqual([
    "benefitWithSsdi",
    "$450.00",
    "recommendedBenefit",
    "Disability benefit beside SSDI: $450.00 a month.",
  ]);
});

test("what an option includes is no longer called left out", () => {
  expect(notIncluded({ waitingPeriod: "3", ssdiBenefit: "1900" })).toBe(
    "Not included: how long it pays, tax on benefits, how the policy defines disability, and the most an insurer will cover.",
  );
});

test("a benefit made smaller for SSDI leaves the months until it begins to savings", () => {
  const { result, verdict } = answered({ waitingPeriod: "3", ssdiBenefit: "1900" });
  expect(result).toMatchObject({ savingsForWait: 11_550, savingsForSsdi: 3_800 });
  expect(verdict).toContain("You are $350 short.");
  expect(answered({ waitingPeriod: "5", ssdiBenefit: "1900" }).result.savingsForSsdi).toBe(0);
});

test("sick pay without a wait is asked about", () => {
  const { errors, sections } = answered({ waitingIncome: "2000" });
  expect(errors).toEqual({ waitingPeriod: "Enter the months that you have this pay for." });
  expect(sections).toEqual([]);
});
