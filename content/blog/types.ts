import type { ReactNode } from "react";

import type { Source } from "@/components/prose/source-list";
import type { CalculatorId } from "@/lib/catalogue/calculators";

import type { Slug } from "./titles";

/** An article of the blog. Rendered on the server only: none of it is downloaded as script. */
export type Article = {
  /** The last part of its address. */
  slug: Slug;
  title: string;
  /** What it is about, in two words: its name in the breadcrumb. */
  topic: string;
  /** Why to read it, on the card that leads to it. */
  excerpt: string;
  /** The sentence under its heading, which search engines show too. */
  description: string;
  /** The day it appeared and the figures of law in it were checked, as 2026-11-21. */
  published: string;
  /** The day on which its words last changed, where that was later. */
  updated?: string;
  /** Drawn from the article’s own numbers. */
  picture: { drawing: ReactNode; alt: string; caption: string };
  content: ReactNode;
  /** The calculators to go on with, and why. */
  related: readonly { id: CalculatorId; reason: string }[];
  sources: readonly Source[];
};
