import { Link } from "@/components/site/link";
import { formatIsoDay } from "@/lib/format";

/** What was read. */
export type Source = {
  publisher: string;
  title: string;
  url: string;
  /** The day we read it, as 2026-11-21. */
  read: string;
};

/** What the words rest on, with the day each was read. */
export const SourceList = ({ sources }: { sources: readonly Source[] }) => (
  <ul data-slot="source-list" className="text-sm">
    {sources.map(({ publisher, title, url, read }) => (
      <li key={url}>
        {publisher}, <Link href={url}>{title}</Link>, accessed {formatIsoDay(read)}.
      </li>
    ))}
  </ul>
);
