import { Link } from "@/components/site/link";
import type { Source } from "@/content/calculators/types";
import { formatIsoDay } from "@/lib/format";

/** What the words rest on, with the day each was read. */
export const SourceList = ({ sources }: { sources: readonly Source[] }) => (
  <ul data-slot="source-list" className="text-sm">
    {sources.map(({ publisher, title, url, read }) => (
      <li key={url}>
        {publisher}, <Link href={url}>{title}</Link>, read {formatIsoDay(read)}.
      </li>
    ))}
  </ul>
);
