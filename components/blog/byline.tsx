import { formatIsoDay } from "@/lib/format";

type BylineProps = {
  published: string;
  /** The day of its last change, where it has changed. */
  updated?: string;
  minutes: number;
};

/** When an article appeared and was last changed, and how long it takes to read. */
export const Byline = ({ published, updated, minutes }: BylineProps) => (
  <p data-slot="byline" className="text-sm text-muted-foreground">
    <time dateTime={published}>{formatIsoDay(published)}</time> ·{" "}
    {updated && (
      <>
        updated <time dateTime={updated}>{formatIsoDay(updated)}</time> ·{" "}
      </>
    )}
    {minutes} min read
  </p>
);
