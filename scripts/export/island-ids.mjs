import { Refusal } from "../lib/refusal.mjs";

/** As React's useId writes one on a server. */
const idOfServer = /(^|[\s#])_R_\w+/;

/**
 * Refuses an id of React's in what React brings to life later. It is made of the place in the whole
 * page, which Next renders at once, and of an island a browser knows only the island: it would make
 * another id of the same element, and what refers to it would lose it. No prefix mends that. An id that
 * a page is built with follows from what the part is; what a browser alone draws may have React's.
 *
 * @returns {import("./pages.mjs").Edit}
 */
export const islandIds = () => (elements, page) => {
  let end = 0;
  for (const { name, attributes, start, end: own } of elements) {
    if (attributes["data-island"] !== undefined) end = Math.max(end, own);
    if (start >= end) continue;
    for (const [attribute, value] of Object.entries(attributes))
      if (attribute !== "data-props" && idOfServer.test(value))
        throw new Refusal(
          `The build stopped: ${page} has a ${name} in an island whose ${attribute} is ${value}. ` +
            "React makes another of it in a browser: name it without useId.",
        );
  }
  return [];
};
