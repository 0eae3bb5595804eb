import { Children, isValidElement, type ReactNode } from "react";

import { Section } from "@/components/prose/section";
import { Link } from "@/components/site/link";
import { wordsOf } from "@/content/calculators";
import { calculators, type CalculatorId } from "@/lib/catalogue/calculators";
import { categories } from "@/lib/catalogue/categories";
import { hrefOf } from "@/lib/catalogue/routes";

/** What each calculator leaves out, in the words of its own page. */
export const Limits = () => (
  <div className="grid grid-cols-1 gap-12">
    {categories.map(({ slug, name, calculators: ids }) => (
      <Section key={slug} id={slug} title={name}>
        <dl className="max-w-prose">
          {ids
            .filter((id) => id.startsWith(`${slug}/`))
            .map((id) => (
              <div key={id} className="mb-5">
                <dt>
                  <Link
                    href={hrefOf(id)}
                    className="inline-flex min-h-target items-center font-medium"
                  >
                    {calculators[id].name}
                  </Link>
                </dt>
                {limitsOf(id).map((paragraph, index) => (
                  <dd key={index} className="leading-relaxed text-muted-foreground">
                    {paragraph}
                  </dd>
                ))}
              </div>
            ))}
        </dl>
      </Section>
    ))}
  </div>
);

/** The paragraphs that say what is not modeled; where none does in these words, the last has it. */
export function limitsOf(id: CalculatorId): readonly ReactNode[] {
  const paragraphs = paragraphsOf(wordsOf[id].howItWorks);
  const limits = paragraphs.filter((one) => /\bmodel|\bnot included/.test(textOf(one)));
  return limits.length > 0 ? limits : paragraphs.slice(-1);
}

/** What stands in each `<p>` of running text. */
const paragraphsOf = (node: ReactNode): ReactNode[] =>
  childrenOf(node).flatMap((child) =>
    isValidElement<WithChildren>(child) && child.type === "p" ? [child.props.children] : [],
  );

type WithChildren = { children?: ReactNode };

/** The elements within a fragment. */
const childrenOf = (node: ReactNode): ReactNode[] =>
  isValidElement<WithChildren>(node) ? Children.toArray(node.props.children) : [];

function textOf(node: ReactNode): string {
  if (typeof node === "string" || typeof node === "number") return String(node);
  if (Array.isArray(node)) return node.map(textOf).join("");
  return isValidElement<WithChildren>(node) ? textOf(node.props.children) : "";
}
