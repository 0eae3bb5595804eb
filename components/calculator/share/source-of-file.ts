import { changedSince, type ResultPage, type FileSource } from "@/lib/calculator/share/summary";
import { formatIsoDay } from "@/lib/format";
import { site } from "@/lib/site";

/** What a file with this result says of where it comes from. */
export const sourceOfFile = ({ title, version, link, stale }: ResultPage): FileSource => ({
  title,
  lines: [
    ["Date", formatIsoDay(version.on)],
    ["Page", link],
    [
      "Source",
      `${site.name}, ${site.tagline.toLowerCase()}; calculations ${version.engine}, law through ${version.law}`,
    ],
    ["Note", "Estimates only, based on the numbers below. Not an offer or advice."],
    ...(stale ? [["Out of date", changedSince] as const] : []),
  ],
});
