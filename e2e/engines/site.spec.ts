// The way around the site: the two menus and the search.
import { test } from "../support/engines/test";

const openMenu = "header button[aria-expanded=true]";

test("menus, search and a missing page lead on", async ({ visitor }) => {
  await test.step("the menu opens and closes, and its links lead on", async () => {
    await visitor.open("loans-credit/mortgage");
    await visitor.click("header button", "Calculators");
    await visitor.finds(openMenu);
    await visitor.press("Escape");
    await visitor.finds(openMenu, 0);
    await visitor.sees("Calculators", () => document.activeElement?.textContent);

    await visitor.press("Enter");
    await visitor.click("header a[href='/loans-credit']");
    await visitor.arrivesAt("/loans-credit");
  });

  await test.step("the search finds what is spelled wrongly, and Enter goes there", async () => {
    await visitor.open("loans-credit/mortgage");
    await visitor.click("header button[aria-label=Search]");
    await visitor.sees("combobox", () => document.activeElement?.getAttribute("role"));
    await visitor.tab.type("pay chek");
    await visitor.sees("/calculators/tax/payroll-tax", () =>
      document.querySelector("[role=option][aria-selected=true]")?.getAttribute("href"),
    );
    await visitor.press("Enter");
    await visitor.arrivesAt("/calculators/tax/payroll-tax");
  });

  await test.step("a missing page asks for the one that its address may have meant", async () => {
    await visitor.goTo("/loans-credit/morgage");
    await visitor.sees("/calculators/loans-credit/mortgage", () =>
      document.querySelector("main [role=status] a")?.getAttribute("href"),
    );
    await visitor.click("main [role=status] a");
    await visitor.arrivesAt("/calculators/loans-credit/mortgage");
  });

  await test.step("on a small screen a sheet is the menu", async () => {
    await visitor.tab.resize(390, 844);
    await visitor.open("loans-credit/mortgage");
    await visitor.click("header button[aria-label=Menu]");
    await visitor.finds("[role=dialog]");
    await visitor.press("Escape");
    await visitor.finds("[role=dialog]", 0);
    await visitor.click("header button[aria-label=Menu]");
    await visitor.click("[role=dialog] a[href='/about']");
    await visitor.arrivesAt("/about");
  });
});
