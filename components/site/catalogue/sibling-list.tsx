import { Link } from "@/components/site/link";
import type { CalculatorLink, CategoryLink } from "@/lib/catalogue/directory";

type SiblingListProps = {
  category: CategoryLink;
  currentHref: string;
  title?: string;
  /** What a calculator is called where its name is on the page already. */
  nameOf?: (calculator: CalculatorLink) => string;
};

/** A category and its calculators at the side of their pages, the current page highlighted. */
export function SiblingList({
  category,
  currentHref,
  title = category.name,
  nameOf = ({ name }) => name,
}: SiblingListProps) {
  const links = [
    { href: category.href, name: `All ${category.name}` },
    ...category.calculators.map((calculator) => ({
      href: calculator.href,
      name: nameOf(calculator),
    })),
  ];
  return (
    <nav data-slot="sibling-list" aria-label={category.name} className="print:hidden">
      <h2 className="text-sm font-semibold text-muted-foreground">{title}</h2>
      <ul className="mt-2 border-l">
        {links.map(({ href, name }) => (
          <li key={href}>
            <Link
              variant="plain"
              href={href}
              aria-current={href === currentHref ? "page" : undefined}
              className="-ml-px flex min-h-target items-center rounded-r-md border-l-2 border-transparent px-4 py-2 text-muted-foreground hover:border-input hover:text-foreground aria-[current]:border-primary aria-[current]:bg-accent aria-[current]:font-semibold aria-[current]:text-accent-foreground"
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
