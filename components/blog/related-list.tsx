import { Link } from "@/components/site/link";

type RelatedListProps = {
  calculators: readonly { href: string; name: string; reason: string }[];
};

/** The calculators to go on with after an article. On a wide page they stay in view beside it. */
export const RelatedList = ({ calculators }: RelatedListProps) => (
  <aside aria-labelledby="related" className="lg:pt-6 print:hidden">
    <div className="max-w-prose lg:sticky lg:top-24">
      <h2 id="related" className="text-sm font-semibold text-muted-foreground">
        Related calculators
      </h2>
      <ul className="mt-2 divide-y border-y">
        {calculators.map(({ href, name, reason }) => (
          <li key={href} className="py-3">
            <Link href={href} className="inline-flex min-h-target items-center font-semibold">
              {name}
            </Link>
            <p className="text-muted-foreground">{reason}</p>
          </li>
        ))}
      </ul>
    </div>
  </aside>
);
