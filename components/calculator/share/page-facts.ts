import { currentWorld } from "@/components/calculator/world";
import { formatDay } from "@/lib/format";

/** What the page is called. */
export const titleOfPage = () => document.querySelector("h1")?.textContent ?? document.title;

/** The calculator's own page, also where the calculator alone stands in another site's. */
export const addressOfPage = () =>
  `${location.origin}${location.pathname.replace(/^\/embed\//, "/calculators/")}`;

/** An address that opens this result again. */
export const linkTo = (fragment: string) => `${addressOfPage()}#${fragment}`;

/** The visitor's date, as it is read. */
export const dateToday = () => formatDay(currentWorld().today);
