import { searchableCalculators } from "@/content/search";
import { searchIn } from "@/lib/search/search";

/** Finds calculators, and nothing else. Fetched when the filter is first wanted. */
export const searchCalculators = searchIn(searchableCalculators);
