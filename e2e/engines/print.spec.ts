// A result on paper: all months of the schedule, the numbers it rests on, and nothing to press.
import { expect, test } from "../support/engines/test";
import { sheetsIn } from "../support/sheets";

const link = "#loanAmount=250000&annualRate=6.25&years=30";

test("a printed result is whole, and nothing else is with it", async ({ visitor }, { project }) => {
  await visitor.open("loans-credit/amortization", link);
  await visitor.finds("[data-schedule] tr[data-row]", 360);
  // Folded, as it stands: a schedule of 360 months fills more than these.
  if (visitor.tab.pdf) expect(sheetsIn(await visitor.tab.pdf())).toBeGreaterThan(7);
  await visitor.tab.evaluate(showAsPrinted);
  await visitor.sees(
    {
      months: 360,
      form: false,
      header: false,
      buttons: 0,
      date: true,
      inputs: true,
      // Repeated on every sheet, but by WebKit: there the line of a year says what its head says.
      head: "table-header-group",
      columnsOfYears:
        project.name === "webkit"
          ? Array(30).fill(["Payment", "Principal", "Interest", "Balance"])
          : [],
    },
    () => {
      const head = document.querySelector("[data-schedule] thead") as Element;
      const years = [...document.querySelectorAll("[data-schedule] tr:has(button)")];
      const saidBefore = (cell: HTMLElement) =>
        getComputedStyle(cell, "::before").content !== "none" ? [cell.dataset.column] : [];
      const shown = (css: string) =>
        [...document.querySelectorAll(css)].filter((one) => one.checkVisibility());
      const words = shown("[data-result]")
        .map((result) => (result as HTMLElement).innerText)
        .join();
      return {
        months: shown("[data-schedule] tr[data-row]").length,
        form: shown("form").length > 0,
        header: shown("[data-slot=header]").length > 0,
        buttons: shown("[data-slot=button]").length,
        date: /Printed \w+ \d+, \d{4}/.test(words),
        inputs: words.includes("Your numbers") && words.includes("$250,000"),
        head: getComputedStyle(head).display,
        columnsOfYears: years
          .map((year) => [...year.querySelectorAll("td")].flatMap(saidBefore))
          .filter((columns) => columns.length > 0),
      };
    },
  );
});

/** No engine here shows paper: what its styles say of paper is made to hold for the screen. */
function showAsPrinted() {
  const apply = (rules: CSSRuleList) => {
    for (const rule of rules) {
      if (rule instanceof CSSMediaRule)
        rule.media.mediaText = rule.media.mediaText.replace("print", "screen");
      if ("cssRules" in rule) apply(rule.cssRules as CSSRuleList);
    }
  };
  for (const { cssRules } of document.styleSheets) apply(cssRules);
  dispatchEvent(new Event("beforeprint"));
}
