import { always, briefCache, charset, kinds, missing, places, types } from "./answers.mjs";

/**
 * The rules go from the general to the particular. Of two values Netlify takes the last. Cloudflare would
 * join them: a line with "!" drops the first, and Netlify ignores it.
 */
export function headersFile() {
  const blocks = places.toReversed().flatMap(({ kind, paths }) => {
    const headers = kind === "code" ? { ...kinds[kind], ...briefCache } : kinds[kind];
    return paths.map((path) => [
      patternOf(path),
      ...(path === "/" ? Object.entries(always) : []).map(([name, value]) => `  ${name}: ${value}`),
      ...Object.keys(headers).map((name) => `  ! ${name}`),
      ...Object.entries(headers).flatMap(([name, value]) =>
        value === null ? [] : [`  ${name}: ${value}`],
      ),
    ]);
  });
  for (const [path, type] of Object.entries(types))
    blocks.push([path, "  ! Content-Type", `  Content-Type: ${type}; ${charset}`]);
  return `${blocks.map((lines) => lines.join("\n")).join("\n\n")}\n`;
}

/** As both hosts write it. @param {string} path as in `places` */
function patternOf(path) {
  if (path.startsWith(".")) return `/*${path}`;
  return path.endsWith("/") ? `${path}*` : path;
}

/**
 * For Netlify. Cloudflare ignores rules with this status, and answers with the nearest 404.html by itself.
 * The first rules keep such a page from being found at its own address. No rule is about other ways to
 * write an address: Cloudflare redirects them by itself, and Netlify treats them alike before it reads a
 * rule.
 */
export function redirectsFile() {
  const own = [missing.elsewhere, ...missing.at.map(({ page }) => page)];
  return [
    ...own.map((page) => `${page} ${page}.html 404!\n`),
    ...missing.at.map(({ path, page }) => `${path} ${page}.html 404\n`),
  ].join("");
}
