import { Link } from "@/components/site/link";

/** A page to go on with, and why. */
export type Related = { href: string; name: string; reason: string };

export const RelatedLink = ({ href, name, reason }: Related) => (
  <>
    <Link href={href} className="inline-flex min-h-target items-center font-semibold">
      {name}
    </Link>
    <p className="text-muted-foreground">{reason}</p>
  </>
);
