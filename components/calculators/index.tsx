"use client";

import dynamic from "next/dynamic";
import type { ComponentType } from "react";

import { patiently } from "@/components/calculator/loading/own-code";
import type { CalculatorId, CalculatorIdIn, CategorySlug } from "@/lib/catalogue/calculators";

// Each literal path is a chunk of its own: a page downloads its own calculator and no other, and
// the list of its own category. This has to be a client module: a server component that named
// these would send them all.
const categories = {
  "personal-finance": dynamic(() => patiently(() => import("./personal-finance"))),
  "loans-credit": dynamic(() => patiently(() => import("./loans-credit"))),
  "investment-retirement": dynamic(() => patiently(() => import("./investment-retirement"))),
  "mortgage-real-estate": dynamic(() => patiently(() => import("./mortgage-real-estate"))),
  "business-finance": dynamic(() => patiently(() => import("./business-finance"))),
  education: dynamic(() => patiently(() => import("./education"))),
  insurance: dynamic(() => patiently(() => import("./insurance"))),
  tax: dynamic(() => patiently(() => import("./tax"))),
} satisfies { [Slug in CategorySlug]: ComponentType<{ id: CalculatorIdIn<Slug> }> };

/** The calculator of a page, by its id. */
export function CalculatorById({ id }: { id: CalculatorId }) {
  const [category] = id.split("/") as [CategorySlug];
  const Category = categories[category] as ComponentType<{ id: CalculatorId }>;
  return <Category id={id} />;
}
