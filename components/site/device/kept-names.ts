import { savedPrefix } from "@/lib/calculator/analysis/saved-name";

/** The names of all that the device keeps for this host, ours and others’. */
export function keptNames(): string[] {
  try {
    return Object.keys(localStorage).toSorted();
  } catch {
    // Storage is blocked: there is nothing in it.
    return [];
  }
}

/** The page of the calculator whose results are kept under that name. */
export const pageOfResults = (name: string) => `/calculators/${name.slice(savedPrefix.length)}`;

/** Whether that is the name of results that a visitor keeps. */
export const isOfResults = (name: string) => name.startsWith(savedPrefix);
