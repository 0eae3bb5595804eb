import { calculatorIds, type CalculatorId } from "./calculators";

export type CalculatorParams = Promise<{ category: string; name: string }>;

/** The address of a calculator's page. */
export const hrefOf = (id: CalculatorId) => `/calculators/${id}`;

/** The arithmetic of the site as one module, and its types, as the build publishes them. */
export const engineFiles = { module: "/engine/figurewell.js", types: "/engine/figurewell.d.ts" };

/** For generateStaticParams: every calculator once, at its own path. */
export const calculatorParams = () =>
  calculatorIds.map((id) => {
    const [category, name] = id.split("/") as [string, string];
    return { category, name };
  });

/** The cast is safe: the routes set dynamicParams = false, so no other path is ever rendered. */
export async function calculatorIdFrom(params: CalculatorParams) {
  const { category, name } = await params;
  return `${category}/${name}` as CalculatorId;
}
