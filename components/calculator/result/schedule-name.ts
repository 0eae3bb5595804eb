import type { TableView } from "@/lib/calculator/report/view";

/** What `data-schedule` says: nothing of the schedule itself, the name of another list of months. */
export function scheduleName({ by, name }: Pick<TableView, "by" | "name">): string | undefined {
  if (by !== "month") return undefined;
  return name === "schedule" ? "" : name;
}
