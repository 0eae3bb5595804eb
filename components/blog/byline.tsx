import { formatIsoDay } from "@/lib/format";

/** When an article appeared, and how long it takes to read. */
export const Byline = ({ published, minutes }: { published: string; minutes: number }) => (
  <p data-slot="byline" className="text-sm text-muted-foreground">
    <time dateTime={published}>{formatIsoDay(published)}</time> · {minutes} min read
  </p>
);
