/** @jest-environment jsdom */
import ICAL from "ical.js";

import { saveCalendar } from "@/components/calculator/share/save-calendar";
import { saveFile } from "@/components/calculator/share/save-file";
import type { ResultPage } from "@/lib/calculator/share/summary";

import { answerOf } from "../../../house/answer-of";

jest.mock("@/components/calculator/share/save-file", () => ({ saveFile: jest.fn() }));
const saved = jest.mocked(saveFile);

const id = "loans-credit/credit-card-payoff";
const page: ResultPage = {
  title: "Credit Card Payoff Calculator",
  version: { engine: "9.8.7", law: "2026", on: "2026-01-31", of: "years", was: ["2"] },
  link: "https://example.test/#balance=5123.45",
};

/** What is saved, at a moment that the test chooses. */
function savedOf(of: ResultPage) {
  jest.useFakeTimers({ now: Date.UTC(2026, 0, 31, 23, 59, 58) });
  history.replaceState(null, "", `/embed/${id}?theme=dark#balance=5123.45`);
  saveCalendar(answerOf(id).calculation, of);
  jest.useRealTimers();
  history.replaceState(null, "", "/");
  const [name, content, type] = saved.mock.lastCall ?? [];
  const calendar = new ICAL.Component(ICAL.parse(String(content)) as never);
  const events = calendar.getAllSubcomponents("vevent").map((one) => new ICAL.Event(one));
  return { name, content: String(content), type, calendar, events };
}

test("a file is named as the others are, and says who wrote it, when, and of which page", () => {
  const { name, type, calendar, events } = savedOf(page);
  expect(name).toBe("figurewell-loans-credit-credit-card-payoff.ics");
  expect(type).toBe("text/calendar;charset=utf-8");
  expect(calendar.getFirstPropertyValue("prodid")).toBe("-//Figurewell//Calculators 9.8.7//EN");
  expect(events).toHaveLength(1);
  const [event] = events;
  expect(event?.summary).toBe("Your credit card is paid off");
  expect(event?.startDate.toString()).toBe("2028-11-30");
  expect(event?.uid).toMatch(/^20281130-.*-loans-credit-credit-card-payoff@figurewell\.example$/);
  expect(event?.component.getFirstPropertyValue("dtstamp")?.toString()).toBe(
    "2026-01-31T23:59:58Z",
  );
  expect(event?.component.getFirstPropertyValue("url")).toBe(
    `${location.origin}/calculators/loans-credit/credit-card-payoff`,
  );
  expect(event?.description.split("\n")).toEqual([
    "At $200 a month, if the first payment is a month from the day of the calculation.",
    "Calculated on January 31, 2026: Credit Card Payoff Calculator, Figurewell.",
    "Estimates only, based on the numbers entered that day. Not an offer or advice.",
  ]);
});

test("the link with the visitor’s numbers is not in it: calendars are shared", () => {
  expect(savedOf(page).content).not.toMatch(/#|5123/);
});

test("one of a result that is out of date says so", () => {
  const said = ({ events }: ReturnType<typeof savedOf>) => events[0]?.description;
  expect(said(savedOf(page))).not.toContain("Out of date");
  expect(said(savedOf({ ...page, stale: true }))).toContain(
    "\nOut of date: the numbers in the form had changed when this was saved.\n",
  );
});
