// What is not in a number is added from where it is named, and only by the visitor.
import { expect, test } from "../support/engines/test";
import { focusedBox, valuesOfForm } from "../support/in-page";

test("mortgage insurance is added at its box, which offers a typical rate and takes none", async ({
  visitor,
}) => {
  const fragment = "#homePrice=400000&downPayment=20000&annualRate=6.5&years=30";
  await visitor.open("loans-credit/mortgage", fragment);
  await visitor.untilWhole();
  await visitor.sees(null, () => document.querySelector("[name=pmiRate]"));
  await visitor.click("[data-slot=not-counted] button", "Add mortgage insurance");
  await visitor.sees("pmiRate", focusedBox);
  await visitor.sees(true, () => document.querySelector("[name=pmiRate]")?.checkVisibility());
  await visitor.sees(expect.objectContaining({ pmiRate: "" }), valuesOfForm);
  await visitor.click("form button", "Use 0.6%");
  await visitor.sees(expect.objectContaining({ pmiRate: "0.6" }), valuesOfForm);
  await visitor.calculate();
  await visitor.finds("[data-result] [data-figure=monthlyPmi]");
});
