"use client";

import { MenuSheet } from "@/components/site/menu-sheet";
import { opening, type LaterDialogProps } from "@/components/site/open-dialog";
import { directory } from "@/content/directory";
import { allCalculatorsPage, menuPages } from "@/content/pages";

const SiteMenuSheet = (props: LaterDialogProps) => (
  <MenuSheet
    {...props}
    categories={directory}
    pages={menuPages}
    allHref={allCalculatorsPage.href}
  />
);

/** Fetched with its links when the menu is first wanted: they are in no page's HTML. */
export const open = opening(SiteMenuSheet);
