// What is asked later comes with its option, and the return is walked line by line: by the keyboard.
import { test } from "../support/engines/test";

const focusSummary = (part: string) =>
  document.querySelector<HTMLElement>(`details[${part}] > summary`)?.focus();

test("a line of the return is added, counted and found on its form", async ({ visitor }) => {
  await visitor.open("tax/income-tax", "#grossIncome=60000&filingStatus=single&children=");
  await visitor.untilWhole();
  await visitor.tab.evaluate(focusSummary, "data-boxes=otherLines");
  await visitor.press("Enter");
  await visitor.finds("select[name='otherLines.0.line']");
  await visitor.fill({ "otherLines.0.amount": "4,000" });
  await visitor.press("Enter");
  await visitor.sees("64000", () =>
    document.querySelector("[data-figure='law.adjustedGrossIncome']")?.getAttribute("value"),
  );

  await visitor.untilWhole();
  await visitor.tab.evaluate(focusSummary, "data-part='filled forms'");
  await visitor.press("Enter");
  await visitor.sees(["Form 1040 · Not a filing", "Schedule 1 · Not a filing"], () =>
    [...document.querySelectorAll("[data-slot=filled-forms] caption")].map(
      ({ textContent }) => textContent,
    ),
  );
  await visitor.sees(["7Unemployment compensationAll of the year. Goes to line 10.$4,000"], () =>
    [...document.querySelectorAll("[data-slot=filled-forms] tr")].flatMap(({ textContent }) =>
      textContent.includes("Unemployment") ? [textContent] : [],
    ),
  );
});
