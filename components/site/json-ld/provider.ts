import type { Organization } from "schema-dts";

import { site } from "@/lib/site";

/** Who offers everything on this site, as structured data names it. */
export const provider = {
  "@type": "Organization",
  "@id": new URL("/#organization", site.url).href,
  name: site.name,
  url: new URL("/", site.url).href,
} as const satisfies Organization;
