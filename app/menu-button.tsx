"use client";

import type { ReactNode } from "react";

import { MenuButton } from "@/components/site/menu-button";

const load = () => import("./menu-sheet").then(({ SiteMenuSheet }) => SiteMenuSheet);

/** The button with the sheet it loads. A client file: a function cannot come from the server. */
export function SiteMenuButton({ children }: { children: ReactNode }) {
  return <MenuButton load={load}>{children}</MenuButton>;
}
