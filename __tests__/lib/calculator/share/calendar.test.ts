/** The writer of calendar files, read back by ical.js, which shares no code with it. */
import fc from "fast-check";
import ICAL from "ical.js";

import type { DatedEvent } from "@/lib/calculator/definition";
import { calendarOf, type CalendarSource } from "@/lib/calculator/share/calendar";

const source: CalendarSource = {
  product: "-//Figurewell//Calculators 1.0.0//EN",
  namespace: "tax-self-employment-tax@example.test",
  writtenAt: "2026-11-28T21:24:27.123Z",
  page: "https://example.test/calculators/tax/self-employment-tax",
  notes: ["Calculated on November 28, 2026."],
};
const day = { year: 2027, month: 1, day: 15 };

/** What another program reads in a file. */
const eventsIn = (text: string) =>
  new ICAL.Component(ICAL.parse(text) as never)
    .getAllSubcomponents("vevent")
    .map((component) => new ICAL.Event(component));

test("a file, line by line", () => {
  const events = [
    { day, title: "Tax is due", detail: "$1,234.50; payment 4.", isDeadline: true },
    { day: { year: 987, month: 6, day: 5 }, title: "Long ago" },
  ];
  expect(calendarOf(events, { ...source, notes: [] }).split("\r\n")).toEqual([
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Figurewell//Calculators 1.0.0//EN",
    "BEGIN:VEVENT",
    "UID:20270115-tax-is-due-tax-self-employment-tax@example.test",
    "DTSTAMP:20261128T212427Z",
    "DTSTART;VALUE=DATE:20270115",
    "SUMMARY:Tax is due",
    String.raw`DESCRIPTION:$1\,234.50\; payment 4.`,
    "URL:https://example.test/calculators/tax/self-employment-tax",
    "TRANSP:TRANSPARENT",
    "BEGIN:VALARM",
    "ACTION:DISPLAY",
    "DESCRIPTION:Tax is due",
    "TRIGGER:-P7D",
    "END:VALARM",
    "END:VEVENT",
    "BEGIN:VEVENT",
    "UID:09870605-long-ago-tax-self-employment-tax@example.test",
    "DTSTAMP:20261128T212427Z",
    "DTSTART;VALUE=DATE:09870605",
    "SUMMARY:Long ago",
    "DESCRIPTION:",
    "URL:https://example.test/calculators/tax/self-employment-tax",
    "TRANSP:TRANSPARENT",
    "END:VEVENT",
    "END:VCALENDAR",
    "",
  ]);
});

const nasty = [
  "Zürich, Köln; Straße",
  "Paid off 🎉👨‍👩‍👧‍👦🇺🇸 at last",
  "x".repeat(200),
  "Überschuß und Zinsen ".repeat(10).trim(),
  "😀".repeat(200),
  "a,b;c\\d\\n, \\; \\\\",
  "BEGIN:VEVENT\nEND:VCALENDAR",
  '"quoted": 50% = half',
  " begins and ends with blanks ",
  `${"é".repeat(32)} ${"x".repeat(40)}`,
];

/** That nothing in a file is longer, or ends otherwise, than the standard allows. */
function expectWellFormed(text: string) {
  expect(text.endsWith("\r\n")).toBe(true);
  expect(text.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
  for (const line of text.split("\r\n")) {
    expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    // Half a character.
    expect(line).not.toMatch(/\p{Surrogate}/u);
  }
}

test.each(nasty)("text %# comes back as it was", (text) => {
  const written = calendarOf([{ day, title: text, detail: text, isDeadline: true }], source);
  expectWellFormed(written);
  const events = eventsIn(written);
  expect(events).toHaveLength(1);
  const [{ summary, description, component } = {} as ICAL.Event] = events;
  expect(summary).toBe(text);
  expect(description).toBe(`${text}\n${source.notes[0]}`);
  expect(component.getFirstSubcomponent("valarm")?.getFirstPropertyValue("description")).toBe(text);
});

test("any text comes back, but for what no file may hold", () => {
  fc.assert(
    fc.property(
      fc.array(fc.string({ unit: "grapheme", maxLength: 300 }), { minLength: 1, maxLength: 3 }),
      (texts) => {
        const written = calendarOf(
          texts.map((title): DatedEvent => ({ day, title })),
          source,
        );
        expectWellFormed(written);
        expect(eventsIn(written).map(({ summary }) => summary)).toEqual(
          texts.map((text) => text.replace(/[^\P{Cc}\t]/gu, "")),
        );
      },
    ),
    { seed: 1, numRuns: 200 },
  );
});

test.each(["\r\n", "\n", "\r"])("a line break %j is one", (lineBreak) => {
  const [event] = eventsIn(calendarOf([{ day, title: "a", detail: `b${lineBreak}c` }], source));
  expect(event?.description).toBe(`b\nc\n${source.notes[0]}`);
});

test("a control character is left out", () => {
  const [event] = eventsIn(calendarOf([{ day, title: "a\u0000b\u0007c\td" }], source));
  expect(event?.summary).toBe("abc\td");
});

test("another program reads the whole day, the alarm of a deadline, and when it was written", () => {
  const [due, told] = eventsIn(
    calendarOf(
      [
        { day, title: "Tax is due", isDeadline: true },
        { day, title: "Paid off" },
      ],
      source,
    ),
  );
  expect(due?.startDate.toString()).toBe("2027-01-15");
  expect(due?.startDate.isDate).toBe(true);
  expect(due?.endDate.toString()).toBe("2027-01-16");
  expect(due?.component.getFirstPropertyValue("dtstamp")?.toString()).toBe("2026-11-28T21:24:27Z");
  expect(due?.component.getFirstPropertyValue("url")).toBe(source.page);
  const alarm = due?.component.getFirstSubcomponent("valarm");
  expect(alarm?.getFirstPropertyValue("trigger")?.toString()).toBe("-P7D");
  expect(told?.component.getFirstSubcomponent("valarm")).toBeNull();
  expect(due?.uid).not.toBe(told?.uid);
});

test("the same day of the same page is the same event, whenever it is written", () => {
  const uidOf = (event: DatedEvent, other: Partial<CalendarSource> = {}) =>
    eventsIn(calendarOf([event], { ...source, ...other }))[0]?.uid;
  const event = { day, title: "Tax is due" };
  expect(uidOf({ ...event, detail: "$5" }, { writtenAt: "2030-01-01T00:00:00.000Z" })).toBe(
    uidOf(event),
  );
  expect(uidOf({ ...event, day: { ...day, year: 2028 } })).not.toBe(uidOf(event));
  expect(uidOf(event, { namespace: "loans@example.test" })).not.toBe(uidOf(event));
});
