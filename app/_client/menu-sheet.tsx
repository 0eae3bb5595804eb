"use client";

import { MenuSheet } from "@/components/site/dialog/menu-sheet";
import type { LaterDialogProps } from "@/components/site/dialog/open-dialog";
import { directory } from "@/lib/catalogue/directory";
import { allCalculatorsPage, menuPages } from "@/lib/catalogue/pages";

/** Fetched with its links when the menu is first wanted: they are in no page's HTML. */
export const SiteMenuSheet = (props: LaterDialogProps) => (
  <MenuSheet
    {...props}
    categories={directory}
    pages={menuPages}
    allHref={allCalculatorsPage.href}
  />
);
