import { definitionOf } from "@/lib/calc/definitions";
import { describedInputs } from "@/lib/calculator/describe/described-input";
import { describedFigures, describedTables } from "@/lib/calculator/describe/described-output";
import { calculatorIds, calculators, type CalculatorId } from "@/lib/catalogue/calculators";
import { categoryOf } from "@/lib/catalogue/directory";
import { engineFiles, hrefOf } from "@/lib/catalogue/routes";
import { version } from "@/lib/releases/version";
import { site } from "@/lib/site";

const addressOf = (path: string) => new URL(path, site.url).href;

const engine = {
  version,
  module: addressOf(engineFiles.module),
  types: addressOf(engineFiles.types),
};

/** A calculator as other programs need it, from the same definition as its page. */
export function describedCalculator(id: CalculatorId) {
  const { name, description } = calculators[id];
  const category = categoryOf(id);
  const {
    fields,
    outputs,
    ...form
  }: ReturnType<typeof definitionOf> & { autoCalculate?: boolean } = definitionOf(id);
  const tables = describedTables(outputs);
  return {
    id,
    url: addressOf(hrefOf(id)),
    name,
    description,
    category: category.slug,
    categoryName: category.name,
    /** Answers every change by itself. */
    ...(form.autoCalculate && { live: true as const }),
    inputs: describedInputs(fields),
    results: describedFigures(outputs),
    ...(tables.length > 0 && { tables }),
    /** The calculation itself, to be imported and called with `inputs`. */
    engine: { ...engine, calculation: `calculations["${id}"]` },
  };
}

/** Every calculator, in the order of the site. */
export const calculatorList = () => calculatorIds.map(describedCalculator);
