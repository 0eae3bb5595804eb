import type { FigureView } from "@/lib/calculator/report/view";

import { FigureValue } from "./figure-value";

/** What a figure is called: words, or another figure that names it. */
export const FigureLabel = ({ label, naming }: Pick<FigureView, "label" | "naming">) =>
  naming ? <FigureValue parts={[naming]} /> : label;
