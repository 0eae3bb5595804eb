"use client";

import { Openers } from "@/components/site/openers";

const load = () => import("./dialogs");

/** A client file: a function that fetches cannot come from the server. */
export const SiteOpeners = () => <Openers load={load} />;
