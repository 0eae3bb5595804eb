// After one visit the worker keeps the site: it comes and calculates when its host is gone.
import { answeredExample } from "../support/engines/answer";
import { stateOfWorker } from "../support/in-page";
import { expect, test } from "../support/engines/test";
import { Visitor } from "../support/engines/visitor";
import { host } from "../support/releases";

test("without its host every kind of page comes, and a calculator calculates", async ({
  visitor: { tab },
}) => {
  const site = await host();
  const visitor = new Visitor(tab, site.origin);
  await visitor.goTo("/");
  await visitor.sees("activated", stateOfWorker);
  await site.stop();

  await visitor.goTo("/about");
  await visitor.finds("h1");
  await visitor.arrivesAt("/about");
  const id = "loans-credit/amortization";
  const { link, figures } = answeredExample(id);
  await visitor.open(id, link);
  await visitor.finds("[data-schedule] tr[data-row]", 360);
  const texts = (await visitor.figures()).map(({ text }) => text);
  expect(texts.toSorted()).toEqual(figures.map(({ text }) => text).toSorted());

  await visitor.goTo("/no-such-page");
  await visitor.sees("404 - Page Not Found", () => document.querySelector("h1")?.textContent);
});
