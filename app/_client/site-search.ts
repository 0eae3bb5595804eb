import { searchable, startingPoints } from "@/content/search";
import { searchableStates } from "@/content/search-states";
import { pagesMeantIn } from "@/lib/search/pages-meant";
import { searchIn } from "@/lib/search/search";

export { startingPoints };

/** Finds every page of the site, and the income tax of every state. */
export const siteSearch = searchIn([...searchable, ...searchableStates]);

/** The pages that an address without a page may have meant. */
export const pagesMeantBy = pagesMeantIn(searchable, siteSearch);
