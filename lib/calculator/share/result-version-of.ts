import type { View } from "@/lib/calculator/report/view";
import type { CalendarDay } from "@/lib/finance/months-after";
import { version } from "@/lib/releases/version";
import { newestYear } from "@/lib/tax-law/years/law-years";

import type { ResultVersion } from "./result-version";

/** Where a result of this day comes from. A file of its own: who reads a version needs nothing of it. */
export const resultVersionOf = (
  { headline }: View,
  { year, month, day }: CalendarDay,
): ResultVersion => ({
  engine: version,
  law: String(newestYear),
  on: [year, month, day].map((part) => String(part).padStart(2, "0")).join("-"),
  of: headline.name,
  was: headline.parts.length > 0 ? headline.parts.map(({ value }) => value) : [""],
});
