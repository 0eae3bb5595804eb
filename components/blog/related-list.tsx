import { RelatedLink, type Related } from "@/components/prose/related-link";

type RelatedListProps = {
  calculators: readonly Related[];
};

/** The calculators to go on with after an article. On a wide page they stay in view beside it. */
export const RelatedList = ({ calculators }: RelatedListProps) => (
  <aside aria-labelledby="related" className="lg:pt-6 print:hidden">
    <div className="max-w-prose lg:sticky lg:top-24">
      <h2 id="related" className="text-sm font-semibold text-muted-foreground">
        Related calculators
      </h2>
      <ul className="mt-2 divide-y border-y">
        {calculators.map((page) => (
          <li key={page.href} className="py-3">
            <RelatedLink {...page} />
          </li>
        ))}
      </ul>
    </div>
  </aside>
);
