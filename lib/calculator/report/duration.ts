import { formatCount } from "@/lib/format";

/** Whole months as a person would say them: "18 years and 3 months". */
export function formatDuration(months: number): string {
  const years = Math.floor(months / 12);
  const rest = months % 12;
  if (years === 0) return formatCount(rest, "month");
  const wholeYears = formatCount(years, "year");
  return rest === 0 ? wholeYears : `${wholeYears} and ${formatCount(rest, "month")}`;
}
