import type { Metadata } from "next";

import { Breadcrumb } from "@/components/site/breadcrumb";
import { CalculatorGrid } from "@/components/site/catalogue/calculator-card";
import { CategoryHeading } from "@/components/site/catalogue/category-heading";
import { SiblingList } from "@/components/site/catalogue/sibling-list";
import { PageJsonLd } from "@/components/site/json-ld/page-json-ld";
import { wordsOf } from "@/content/calculators";
import { trailTo } from "@/content/trail";
import { directory, type CategoryLink } from "@/lib/catalogue/directory";
import { pageMetadata } from "@/lib/metadata";

/** The page of a category stands at its own address, which some spell unlike their calculators. */
type Props = { params: Promise<{ category: string }> };

export const dynamicParams = false;

export const generateStaticParams = () =>
  directory.map(({ href }) => ({ category: href.slice(1) }));

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return pageMetadata(pageOf(await categoryFrom(params)));
}

export default async function CategoryPage({ params }: Props) {
  const category = await categoryFrom(params);
  const { href, slug, name, description, calculators } = category;
  return (
    <>
      <PageJsonLd {...pageOf(category)} />
      <Breadcrumb steps={trailTo(href)} />
      <CategoryHeading slug={slug} title={name}>
        {description}
      </CategoryHeading>
      <div className="grid grid-cols-1 gap-x-12 gap-y-12 lg:grid-cols-[minmax(0,1fr)_17rem]">
        <section aria-label={`${name} calculators`}>
          <CalculatorGrid calculators={calculators} heading="h2" />
        </section>
        <aside aria-label="In this category" className="self-start lg:sticky lg:top-6">
          {/* The grid has the names: here stands what each is asked. */}
          <SiblingList
            category={category}
            currentHref={href}
            title="Which one answers your question?"
            nameOf={({ id }) => wordsOf[id].question}
          />
        </aside>
      </div>
    </>
  );
}

const pageOf = ({ href, name, description }: CategoryLink) => ({
  title: `${name} Calculators`,
  description,
  path: href,
});

/** The cast is safe: dynamicParams = false, so no other path is ever rendered. */
async function categoryFrom(params: Props["params"]) {
  const { category } = await params;
  return directory.find(({ href }) => href === `/${category}`) as CategoryLink;
}
