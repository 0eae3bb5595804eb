import type { DatedEvent } from "@/lib/calculator/definition";
import type { CalendarDay } from "@/lib/finance/months-after";

/** What a calendar file says besides its days. */
export type CalendarSource = {
  /** Who wrote it, as a formal public identifier: `-//Figurewell//Calculators 1.0.0//EN` */
  product: string;
  /** What tells its events from those of other pages and sites: `loans-credit-mortgage@figurewell.example` */
  namespace: string;
  /** When it is written, in UTC: `2026-11-28T21:24:27.000Z` */
  writtenAt: string;
  /** The address of the page. */
  page: string;
  /** What is said of every day, a line each. */
  notes: readonly string[];
};

/**
 * Days as a calendar file, which every calendar program opens. Each fills its day without taking time from it, and
 * a deadline has an alarm a week before.
 *
 * @example calendarOf([{ day: { year: 2027, month: 1, day: 15 }, title: "Estimated tax is due" }], source)
 *
 * Source: RFC 5545, sections 3.4 (the file), 3.6.1 (an event), 3.6.6 (an alarm), 3.7 and 3.8 (their properties).
 */
export const calendarOf = (events: readonly DatedEvent[], source: CalendarSource): string =>
  [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    `PRODID:${textOf(source.product)}`,
    ...events.flatMap((event) => eventLines(event, source)),
    "END:VCALENDAR",
  ]
    .map((line) => `${folded(line)}\r\n`)
    .join("");

function eventLines(
  { day, title, detail, isDeadline }: DatedEvent,
  { namespace, writtenAt, page, notes }: CalendarSource,
): string[] {
  const summary = textOf(title);
  return [
    "BEGIN:VEVENT",
    `UID:${textOf(`${dateOf(day)}-${slugOf(title)}-${namespace}`)}`,
    `DTSTAMP:${utcOf(writtenAt)}`,
    // Without an end it is that day (3.6.1).
    `DTSTART;VALUE=DATE:${dateOf(day)}`,
    `SUMMARY:${summary}`,
    `DESCRIPTION:${textOf([...(detail ? [detail] : []), ...notes].join("\n"))}`,
    `URL:${page}`,
    "TRANSP:TRANSPARENT",
    ...(isDeadline
      ? ["BEGIN:VALARM", "ACTION:DISPLAY", `DESCRIPTION:${summary}`, "TRIGGER:-P7D", "END:VALARM"]
      : []),
    "END:VEVENT",
  ];
}

/** 20270115. Source: RFC 5545, section 3.3.4. */
const dateOf = ({ year, month, day }: CalendarDay) =>
  `${String(year).padStart(4, "0")}${String(month).padStart(2, "0")}${String(day).padStart(2, "0")}`;

/** 20261128T212427Z, from 2026-11-28T21:24:27.000Z. Source: RFC 5545, section 3.3.5, the second form. */
const utcOf = (moment: string) => moment.replace(/[-:]|\.\d+/g, "");

/**
 * The same event of the same day is the same again (3.8.4.7): a calendar that opens the file twice has it once, and
 * shows what it says now.
 */
const slugOf = (title: string) => title.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "-");

/** A text whose line breaks, commas, semicolons and backslashes are its own. Source: RFC 5545, section 3.3.11. */
const textOf = (text: string) =>
  text
    .replace(/[\\;,]/g, "\\$&")
    .replace(/\r\n|\r|\n/g, "\\n")
    // No other control character may be in a file.
    .replace(/[^\P{Cc}\t]/gu, "");

/** How long a line may be, without its end. */
const longestLine = 75;

/**
 * A line in parts of 75 octets at most, each after the first behind a space. No character is parted.
 *
 * Source: RFC 5545, section 3.1.
 */
function folded(line: string): string {
  let text = "";
  let octets = 0;
  for (const character of line) {
    const more = octetsOf(character);
    if (octets + more > longestLine) {
      text += "\r\n ";
      octets = 1;
    }
    text += character;
    octets += more;
  }
  return text;
}

/** How many octets a character has in UTF-8. */
function octetsOf(character: string): number {
  const code = character.codePointAt(0) ?? 0;
  if (code < 0x80) return 1;
  if (code < 0x800) return 2;
  return code < 0x1_00_00 ? 3 : 4;
}
