/**
 * Chromium holds a page back for a tenth of a second until a font that its head preloads is there. On a
 * quick connection that gives a first visitor the font. Where the page took more than an eighth of a
 * second to come, the font would be late all the same, for everybody reads the words before it: there
 * the styles have it fetched after the words, and the next page has it. Where a browser does not say
 * when it asked for the page, the font is preloaded.
 */
const preloadWhereQuick = [
  '{let[page]=performance.getEntriesByType("navigation");',
  "if(!(performance.now()-page?.requestStart>125))",
  'document.currentScript.previousSibling.media=""}',
].join("");

/**
 * Has a page preload its font only where that comes in time for the first paint.
 *
 * @returns {import("./pages.mjs").Edit}
 */
export const fontPreload = () => (elements) =>
  elements
    .filter(({ name, attributes }) => name === "link" && attributes.as === "font")
    .flatMap(({ nameEnd, end }) => [
      { at: nameEnd, text: ' media="not all"' },
      { at: end, text: `<script>${preloadWhereQuick}</script>` },
    ]);
