import { fieldsOf } from "@/lib/calculator/form/fields";
import { integer, money, percent, rate, years } from "@/lib/calculator/form/number-field";
import { doubtOf } from "@/lib/calculator/form/plausible-range";
import { draftOf } from "@/lib/calculator/share/draft-to-link";
import { calculatorIds } from "@/lib/catalogue/calculators";

import { calculatorOf } from "../../../house/calculators";

const price = money("Home price", { plausible: { min: 5_000 } });
const term = years("Loan term", { plausible: { max: 40 } });

test.each([
  [term, "360", "“Loan term”: 360 years? Did you mean 30 years?", "30"],
  [term, "180", "“Loan term”: 180 years? Did you mean 15 years?", "15"],
  [term, "90", "“Loan term”: 90 years? Did you mean 7.5 years?", "7.5"],
  [term, "302", "“Loan term”: 302 years? Did you mean 30.2 years?", "30.2"],
  [rate("Rate"), "640%", "“Rate”: 640%? Did you mean 6.4%?", "6.4"],
  [rate("Rate"), "0.064", "“Rate”: 0.064%? Did you mean 6.4%?", "6.4"],
  [rate("Rate"), "65", "“Rate”: 65%? Did you mean 6.5%?", "6.5"],
  [rate("Rate", { min: -100 }), "-65", "“Rate”: -65%? Did you mean -6.5%?", "-6.5"],
  [percent("Share"), "150", "“Share”: 150%? Did you mean 1.5%?", "1.5"],
  [price, "400", "“Home price”: $400? Did you mean $400,000?", "400000"],
  [price, "$4,000m", "“Home price”: $4,000,000,000? Did you mean $4,000,000?", "4000000"],
  [
    integer("Family size", { plausible: { max: 15 } }),
    "40",
    "“Family size”: 40? Did you mean 4?",
    "4",
  ],
])("%#: asks and offers what may be meant", (field, typed, question, text) => {
  expect(doubtOf(field, typed)).toMatchObject({ question, suggestion: { text } });
});

test("asks without an offer where nothing near is plausible", () => {
  expect(doubtOf(integer("Family size", { plausible: { max: 15 } }), "8888")).toEqual({
    question: "“Family size”: 8,888? That is unusual.",
  });
});

test.each([
  [term, "40"],
  [term, "0.5"],
  [rate("Rate"), "0"],
  [rate("Rate"), "40"],
  [rate("Rate"), "0.1"],
  [price, "5000"],
  [price, "10%"],
  // These are refused in their own words.
  [term, ""],
  [term, "thirty"],
  [term, "1001"],
  [rate("Rate"), "-1"],
])("%#: asks nothing of “%s”", (field, typed) => {
  expect(doubtOf(field, typed)).toBeUndefined();
});

test.each(calculatorIds)("%s asks nothing of its example, nor as it opens", (id) => {
  const { fields, example } = calculatorOf(id).definition;
  const draft = draftOf(fields, example as object);
  for (const [name, field] of fieldsOf(fields))
    if ("bounds" in field)
      for (const typed of [draft[name] ?? "", field.initial])
        expect([name, doubtOf(field, typed)]).toEqual([name, undefined]);
});
