/**
 * What Google asks of structured data, for each kind that this site has. Read on 2026-11-22 in
 * Google's pages, where these could be read, and in the property tables of next-seo 7.3.0, which
 * repeat them:
 * https://developers.google.com/search/docs/appearance/structured-data/software-app
 * https://developers.google.com/search/docs/appearance/structured-data/breadcrumb
 * https://developers.google.com/search/docs/appearance/structured-data/faqpage
 * https://developers.google.com/search/docs/appearance/structured-data/organization
 * https://developers.google.com/search/docs/appearance/site-names
 * https://developers.google.com/search/docs/appearance/structured-data/article
 *
 * One requirement of an application is not met, on purpose: a rating or a review. Nobody has rated
 * the calculators, so they have none, and `faultsIn` refuses one that is made up. Results with
 * questions are no longer shown by Google (since 2026-05-07); other readers take them.
 */
type Rule = {
  /** With a dot between the names of what is nested. */
  required: readonly string[];
  recommended: readonly string[];
  forbidden?: readonly string[];
};

const rules: Readonly<Record<string, Rule>> = {
  WebApplication: {
    required: ["name", "offers.price", "offers.priceCurrency"],
    recommended: ["applicationCategory", "operatingSystem"],
    forbidden: ["aggregateRating", "review"],
  },
  BreadcrumbList: { required: ["itemListElement"], recommended: [] },
  // The last step of a trail may go without `item`; ours has it too.
  ListItem: { required: ["position", "name", "item"], recommended: [] },
  FAQPage: { required: ["mainEntity"], recommended: [] },
  Question: { required: ["name", "acceptedAnswer"], recommended: [] },
  Answer: { required: ["text"], recommended: [] },
  // Nothing is required; of what is recommended, the site has these.
  Organization: { required: ["name", "url"], recommended: [] },
  WebSite: { required: ["name", "url"], recommended: [] },
  // Nothing is required of an article; all this is recommended.
  Article: {
    required: [],
    recommended: [
      "headline",
      "image",
      "datePublished",
      "dateModified",
      "author.name",
      "author.url",
    ],
  },
  Offer: { required: ["price", "priceCurrency"], recommended: [] },
};

/** Kinds of which nothing is asked. */
const free = new Set(["ImageObject", "WebPage"]);

type Data = Readonly<Record<string, unknown>>;

const isData = (value: unknown): value is Data => typeof value === "object" && value !== null;

const valueAt = (data: Data, name: string) =>
  name.split(".").reduce<unknown>((value, part) => (isData(value) ? value[part] : undefined), data);

const isSaid = (value: unknown) => value !== undefined && value !== null && value !== "";

/** What is wrong with one piece of structured data and all that is in it. */
export function faultsIn(data: Data, isWhole = true): string[] {
  const kind = String(data["@type"]);
  const faults = isWhole && data["@context"] !== "https://schema.org" ? ["no context"] : [];
  const rule = rules[kind];
  // A thing that is only named by its id is described elsewhere.
  if (!rule && !free.has(kind) && !("@id" in data && !("@type" in data)))
    faults.push(`${kind} has no rule`);
  for (const name of [...(rule?.required ?? []), ...(rule?.recommended ?? [])])
    if (!isSaid(valueAt(data, name))) faults.push(`${kind} says no ${name}`);
  for (const name of rule?.forbidden ?? [])
    if (name in data) faults.push(`${kind} has a ${name} that nobody gave`);
  for (const [name, value] of Object.entries(data)) {
    if (/^(url|item|image|logo|@id)$/.test(name) && typeof value === "string" && !isAddress(value))
      faults.push(`${kind} has no whole address as ${name}`);
    for (const part of Array.isArray(value) ? (value as unknown[]) : [value])
      if (isData(part)) faults.push(...faultsIn(part, false));
  }
  return faults;
}

const isAddress = (text: string) => /^https?:\/\/[^/]/.test(text);

/** The structured data of a page, in its order. */
export const structuredDataIn = (html: string): Data[] =>
  [...html.matchAll(/<script[^>]*type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)].map(
    ([, text = ""]) => JSON.parse(text) as Data,
  );
