import { searchable, startingPoints } from "@/content/search";
import { pagesMeantIn } from "@/lib/search/pages-meant";
import { searchIn } from "@/lib/search/search";

export { startingPoints };

/** Finds every page of the site. */
export const siteSearch = searchIn(searchable);

/** The pages that an address without a page may have meant. */
export const pagesMeantBy = pagesMeantIn(searchable, siteSearch);
