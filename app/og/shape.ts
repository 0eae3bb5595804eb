import type { DynamicIconModule } from "lucide-react/dynamic";

import type { CatalogueIconName } from "@/lib/catalogue/categories";

/**
 * The lines of an icon. Node imports it and not the bundler: to a route Lucide's components are
 * references to code of a browser, which the drawing library cannot call.
 */
export async function shapeOf(name: CatalogueIconName) {
  const file = `lucide-react/icons/${name}`;
  const { __iconData }: DynamicIconModule = await import(/* turbopackIgnore: true */ file);
  if (!__iconData) throw new Error(`${file} has no lines`);
  return __iconData.node;
}
