import type { View } from "@/lib/calculator/report/view";
import { csvOf } from "@/lib/calculator/share/csv";
import { site } from "@/lib/site";

import { saveFile } from "./save-file";

/** Fetched with the first press: most visitors never take the file. */
export function saveCsv(view: View) {
  const name = `${site.name.toLowerCase()}-${view.id.replace("/", "-")}.csv`;
  saveFile(name, csvOf(view), "text/csv;charset=utf-8");
}
