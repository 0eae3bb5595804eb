import { formatCount, formatNumber } from "@/lib/format";

/** Whole months as a person would say them: "18 years and 3 months". */
export function formatDuration(months: number): string {
  const years = Math.floor(months / 12);
  const rest = months % 12;
  if (years === 0) return formatCount(rest, "month");
  const wholeYears = formatCount(years, "year");
  return rest === 0 ? wholeYears : `${wholeYears} and ${formatCount(rest, "month")}`;
}

/** The age of a person in years, to the month: "97", "96 years and 10 months". */
export function formatAge(age: number): string {
  const months = Math.round(age * 12);
  return months % 12 === 0 ? formatNumber(months / 12) : formatDuration(months);
}
