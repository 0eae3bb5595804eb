import type { ComponentProps } from "react";

import { PageHeading } from "@/components/site/page-heading";
import type { CategorySlug } from "@/lib/catalogue/categories";

import { CategoryDrawing } from "./category-drawing";

type CategoryHeadingProps = ComponentProps<typeof PageHeading> & { slug: CategorySlug };

/** The head of a category's pages, its drawing beside the words where there is room for both. */
export const CategoryHeading = ({ slug, ...heading }: CategoryHeadingProps) => (
  <div className="flex items-end justify-between gap-x-12">
    <PageHeading {...heading} />
    <CategoryDrawing slug={slug} height={80} className="mb-6 hidden sm:block print:hidden" />
  </div>
);
