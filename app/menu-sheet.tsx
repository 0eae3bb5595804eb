"use client";

import { MenuSheet } from "@/components/site/menu-sheet";
import type { LaterDialogProps } from "@/components/site/open-dialog";
import { directory } from "@/content/directory";
import { allCalculatorsPage, menuPages } from "@/content/pages";

/** Fetched with its links when the menu is first wanted: they are in no page's HTML. */
export const SiteMenuSheet = (props: LaterDialogProps) => (
  <MenuSheet
    {...props}
    categories={directory}
    pages={menuPages}
    allHref={allCalculatorsPage.href}
  />
);
