"use client";

import { Openers } from "@/components/site/openers";

const loads = {
  menu: () => import("./menu-sheet"),
  search: () => import("./search-dialog"),
};

/** A client file: a function that fetches cannot come from the server. */
export const SiteOpeners = () => <Openers loads={loads} />;
