import { select, toggle } from "@/lib/calculator/form/choice-field";
import { draftFromFragment, initialDraft } from "@/lib/calculator/form/draft";
import { readField } from "@/lib/calculator/form/read-field";
import { optionsOf } from "@/lib/calculator/form/options-of";
import { inputSummary } from "@/lib/calculator/report/input-summary";

const field = toggle<"ordinary" | "due">("Annuity type", {
  options: { ordinary: "Ordinary", due: "Due" },
  initial: "ordinary",
});

test("a page opens with the option that is chosen where nobody chose", () => {
  expect(initialDraft({ type: field })).toEqual({ type: "ordinary" });
  expect(draftFromFragment({ type: field }, "#type=due")?.draft).toEqual({ type: "due" });
});

test("an option is read by its id", () => {
  expect(readField("type", field, { type: "due" })).toEqual({ value: "due" });
});

test.each(["", "Due", "toString", "__proto__"])("%p is not one of the options", (typed) => {
  expect(readField("type", field, { type: typed })).toEqual({
    errors: { type: "Choose the annuity type." },
  });
});

describe("a list of options that nobody chose from", () => {
  const level = select<"bronze" | "gold">("Coverage level", {
    options: { bronze: "Bronze", gold: "Gold" },
  });

  test("opens empty, and must be chosen", () => {
    const draft = initialDraft({ level });
    expect(draft).toEqual({ level: "" });
    expect(readField("level", level, draft)).toEqual({
      errors: { level: "Choose the coverage level." },
    });
    expect(readField("level", level, { level: "gold" })).toEqual({ value: "gold" });
  });

  test("opens with its initial option where it has one", () => {
    const filled = select("Coverage level", { options: { bronze: "Bronze" }, initial: "bronze" });
    expect(initialDraft({ level: filled })).toEqual({ level: "bronze" });
  });

  test("is read beside a result in the words of its option", () => {
    expect(inputSummary<{ level: "bronze" | "gold" }>({ level }, { level: "gold" })).toEqual([
      "coverage level gold",
    ]);
    expect(optionsOf({ level }).get("gold")).toBe("Gold");
  });
});
