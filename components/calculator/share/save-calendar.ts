import { datesOf } from "@/lib/calculator/report/dates";
import type { Calculation } from "@/lib/calculator/run";
import { calendarOf } from "@/lib/calculator/share/calendar";
import type { ResultPage } from "@/lib/calculator/share/summary";
import { formatIsoDay } from "@/lib/format";
import { site } from "@/lib/site";

import { nameOfFile } from "./name-of-file";
import { addressOfPage } from "./page-facts";
import { saveFile } from "./save-file";

/**
 * Fetched with the first press. A calendar is often shared, or kept by a service: the address in it is that of the
 * page, without the visitor’s numbers.
 */
export function saveCalendar<Input, Result>(
  { definition, input, result, world }: Calculation<Input, Result>,
  { title, version, stale }: ResultPage,
) {
  const calendar = calendarOf(datesOf(definition, input, result, world), {
    product: `-//${site.name}//Calculators ${version.engine}//EN`,
    namespace: `${definition.id.replace("/", "-")}@${new URL(site.url).hostname}`,
    writtenAt: new Date().toISOString(),
    page: addressOfPage(),
    notes: [
      `Calculated on ${formatIsoDay(version.on)}: ${title}, ${site.name}.`,
      ...(stale ? ["Out of date: the numbers in the form had changed when this was saved."] : []),
      "Estimates only, based on the numbers entered that day. Not an offer or advice.",
    ],
  });
  saveFile(nameOfFile(definition.id, "ics"), calendar, "text/calendar;charset=utf-8");
}
