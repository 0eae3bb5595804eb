import { always, ambiguities, charset, kinds, missing, places, types } from "./answers.mjs";

/**
 * With two of these settings Vercel redirects the other ways to write an address. Files of /_next/static/
 * it keeps for good by itself, and only where there are such, so no rule says anything of that. It does
 * not promise which of two rules wins: no two here give the same header to one path. Nor does it say
 * whether a path is decoded before a rule sees it: if it is not, an ambiguous one is no more than a page.
 */
export function vercelJson() {
  /** @type {{ kind: import("./answers.mjs").Kind, expressions: string[] }[]} */
  const rules = [
    { kind: "page", expressions: [`.*(?:${ambiguities.join("|")}).*`] },
    ...places.map(({ kind, paths }) => ({ kind, expressions: paths.map(expressionOf) })),
  ];
  const settings = {
    $schema: "https://openapi.vercel.sh/vercel.json",
    cleanUrls: true,
    trailingSlash: false,
    // For all other paths it answers with 404.html by itself.
    rewrites: missing.at.map(({ path, page }) => ({
      source: path,
      destination: page,
      statusCode: 404,
    })),
    headers: [
      { source: "/(.*)", headers: listOf(always) },
      ...rules.map(({ kind, expressions }, position) => ({
        source: sourceOf(
          expressions,
          rules.slice(0, position).flatMap((rule) => rule.expressions),
        ),
        headers: listOf(kind === "code" ? { ...kinds[kind], "Cache-Control": null } : kinds[kind]),
      })),
      ...Object.entries(types).map(([source, type]) => ({
        source,
        headers: listOf({ "Content-Type": `${type}; ${charset}` }),
      })),
    ],
  };
  return `${JSON.stringify(settings, null, 2)}\n`;
}

/** @param {Readonly<Record<string, string | null>>} headers */
const listOf = (headers) =>
  Object.entries(headers).flatMap(([key, value]) => (value === null ? [] : [{ key, value }]));

/**
 * The paths that fit one of these expressions and none of the others.
 *
 * @param {readonly string[]} expressions of what stands after the first slash
 * @param {readonly string[]} others
 */
function sourceOf(expressions, others) {
  const excluded = others.length > 0 ? `(?!(?:${others.join("|")})$)` : "";
  return `/(${excluded}(?:${expressions.join("|")}))`;
}

/** As a regular expression, from after its first slash on. @param {string} path */
function expressionOf(path) {
  const escaped = path.replaceAll(".", "\\.");
  if (path.startsWith(".")) return `.*${escaped}`;
  return escaped.slice("/".length) + (path.endsWith("/") ? ".*" : "");
}
