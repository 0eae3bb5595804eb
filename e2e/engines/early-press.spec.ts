// What is pressed and typed before the scripts of a page have come, and scripts that do not come.
import { host } from "../support/releases";
import { expect, test as base } from "../support/engines/test";
import { Visitor } from "../support/engines/visitor";
import { valuesOfForm } from "../support/in-page";

const id = "loans-credit/amortization";
const valid = { loanAmount: "250000", annualRate: "6", years: "30" };

base.use({ isEarly: true });

/** A visitor at a host that can hold scripts back. */
const test = base.extend<{ site: Awaited<ReturnType<typeof host>>; early: Visitor }>({
  site: async ({}, run) => {
    const site = await host();
    await run(site);
    await site.stop();
  },
  early: ({ visitor: { tab }, site }, run) => run(new Visitor(tab, site.origin)),
});

/** Goes to the calculator, as far as its page comes without a script. */
async function openEarly(visitor: Visitor) {
  await visitor.goTo(`/calculators/${id}`);
  await visitor.finds("footer");
}

const submit = "form[data-calculator] [type=submit]";

test("a press on Calculate waits for the script, shows that, and is answered", async ({
  early,
  site,
}) => {
  const letGo = site.holdScripts();
  await openEarly(early);
  await early.fill(valid);
  await early.click(submit);
  await early.finds(`${submit}[aria-busy=true]`);
  await early.finds("form[data-ready]", 0);

  letGo();
  await early.finds("[data-result]");
  await early.seesNotice("Calculation Complete");
  await early.finds("[aria-busy]", 0);
  expect(await early.tab.evaluate(valuesOfForm)).toEqual(expect.objectContaining(valid));
});

test("so is the Enter key, after the first script had to be asked for twice", async ({
  early,
  site,
}) => {
  const letGo = site.holdScripts(1);
  await openEarly(early);
  await early.fill(valid);
  await early.press("Enter");
  await early.finds(`${submit}[aria-busy=true]`);

  letGo();
  await early.finds("[data-result]");
  expect(await early.tab.evaluate(valuesOfForm)).toEqual(expect.objectContaining(valid));
});

test("where the script fails again the page says so, keeps what is typed, and can be loaded again", async ({
  early,
  site,
}) => {
  const letGo = site.holdScripts(2);
  await openEarly(early);
  await early.fill({ loanAmount: valid.loanAmount });
  letGo();
  const said = "[data-slot=dead-form]:not([hidden])";
  await early.finds(said);
  await early.sees(expect.objectContaining({ loanAmount: valid.loanAmount }), valuesOfForm);
  await early.fill({ annualRate: valid.annualRate, years: valid.years });
  await early.click(`${said} button`);
  await early.finds("form[data-ready]");
  await early.finds(said, 0);
  await early.sees(expect.objectContaining(valid), valuesOfForm);
});

test("what is typed before the scripts have come is there after a reload", async ({
  early,
  site,
}) => {
  const letGo = site.holdScripts();
  await openEarly(early);
  await early.fill(valid);
  await early.tab.evaluate(() => location.reload());
  letGo();
  await early.finds("form[data-ready]");
  await early.sees(expect.objectContaining(valid), valuesOfForm);
});

test("a link that is pressed before the scripts have come leads on", async ({ early, site }) => {
  const letGo = site.holdScripts();
  await openEarly(early);
  await early.click("footer a", "About Us");
  await early.sees("/about", () => location.pathname);
  letGo();
  await early.arrivesAt("/about");
});
