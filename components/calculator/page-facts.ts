import { formatDay } from "@/lib/format";

import { currentWorld } from "./world";

/** What the page is called. */
export const titleOfPage = () => document.querySelector("h1")?.textContent ?? document.title;

/** An address that opens this result again. */
export const linkTo = (fragment: string) => `${location.origin}${location.pathname}#${fragment}`;

/** The visitor's date, as it is read. */
export const dateToday = () => formatDay(currentWorld().today);
