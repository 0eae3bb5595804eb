"use client";

import type { LaterDialogProps } from "@/components/site/dialog/open-dialog";
import { SearchDialog } from "@/components/site/search/search-dialog";
import { startingPoints, wordsToTry } from "@/content/search";
import { calculatorIds } from "@/lib/catalogue/calculators";
import { allCalculatorsPage } from "@/lib/catalogue/pages";

import { siteSearch } from "./site-search";

/** Fetched with all that it can find when the search is first wanted. */
export const SiteSearchDialog = (props: LaterDialogProps) => (
  <SearchDialog
    {...props}
    search={siteSearch}
    startingPoints={startingPoints}
    wordsToTry={wordsToTry}
    all={{ href: allCalculatorsPage.href, name: `See all ${calculatorIds.length} calculators` }}
  />
);
