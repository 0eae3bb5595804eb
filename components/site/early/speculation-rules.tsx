import { InlineScript } from "./inline-script";

const ownPages = {
  and: [
    { href_matches: "/*" },
    // Addresses with a dot are files: a table to download, a feed.
    { not: { href_matches: "/*.*" } },
    { not: { selector_matches: "[download], [target=_blank], [href^='#'], [data-opens]" } },
  ],
};

/**
 * Pointing at a link fetches its document, pressing it starts to render the page. Never more on
 * pointing: rendering would download the code of a calculator that nobody has asked for yet.
 */
const rules = {
  prefetch: [{ where: ownPages, eagerness: "moderate" }],
  prerender: [{ where: ownPages, eagerness: "conservative" }],
};

export function SpeculationRules() {
  return (
    <InlineScript name="speculation-rules" type="speculationrules" text={JSON.stringify(rules)} />
  );
}
