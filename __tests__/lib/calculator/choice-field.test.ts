import { toggle } from "@/lib/calculator/choice-field";
import { draftFromFragment, initialDraft } from "@/lib/calculator/draft";
import { readField } from "@/lib/calculator/read-field";

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
    problems: { type: "Choose the annuity type." },
  });
});
