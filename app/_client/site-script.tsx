"use client";

import { useEffect } from "react";

import { startSite } from "@/components/site/behaviors";

const load = () => import("./later");

/** Starts the script of every page once React has taken over what it stands in. */
export function SiteScript() {
  useEffect(() => startSite(load), []);
  return null;
}
