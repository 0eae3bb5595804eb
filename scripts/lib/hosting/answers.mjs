/**
 * What an address is answered with: the one table behind `npm start` and the file of every host.
 */

/**
 * The kinds of answers that differ in what they say of themselves.
 *
 * @typedef {"page" | "embedded" | "file" | "worker" | "picture" | "engine" | "code"} Kind
 */

/** Nothing here looks, listens or asks a device for anything. */
const refusedFeatures = [
  "accelerometer",
  "autoplay",
  "camera",
  "display-capture",
  "encrypted-media",
  "fullscreen",
  "geolocation",
  "gyroscope",
  "hid",
  "magnetometer",
  "microphone",
  "midi",
  "payment",
  "publickey-credentials-get",
  "screen-wake-lock",
  "serial",
  "usb",
  "xr-spatial-tracking",
];

/** The headers of every answer. */
export const always = {
  "Strict-Transport-Security": "max-age=63072000; includeSubDomains",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Embedder-Policy": "require-corp",
  "Referrer-Policy": "no-referrer",
  "Permissions-Policy": refusedFeatures.map((feature) => `${feature}=()`).join(", "),
  "X-Content-Type-Options": "nosniff",
};

const policy = "Content-Security-Policy";
const origins = "Access-Control-Allow-Origin";
const cache = "Cache-Control";

/**
 * For what is no page: opened by itself it loads, runs and sends nothing. Styles stay, because browsers
 * write their own into what they show of a picture or of XML, and because the 404 page has some, which a
 * host that gives headers to a path sends with this where a file is missing.
 */
const strict = [
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join("; ");

const forUs = {
  "Cross-Origin-Resource-Policy": "same-origin",
  /** @type {string | null} */
  [origins]: null,
  [cache]: "no-cache",
};
const shownElsewhere = { ...forUs, "Cross-Origin-Resource-Policy": "cross-origin" };
const readElsewhere = { ...shownElsewhere, [origins]: "*" };

/**
 * The headers of each kind beside those of every answer; with `null` it has none of that name. What a
 * page itself may do stands in the page. Other sites may frame what is embedded, run the engine, read the
 * list of calculators and show pictures of pages. Code and fonts are for any origin because a frame that
 * its site keeps in a sandbox has none, not even ours.
 *
 * @type {Readonly<Record<Kind, Readonly<Record<string, string | null>>>>}
 */
export const kinds = {
  page: { [policy]: "frame-ancestors 'none'", ...forUs },
  embedded: { [policy]: "frame-ancestors *", ...shownElsewhere },
  file: { [policy]: strict, ...forUs },
  // It runs under the policy that comes with it, and fetches what it keeps.
  worker: { [policy]: `${strict}; connect-src 'self'`, ...forUs },
  picture: { [policy]: strict, ...shownElsewhere },
  engine: { [policy]: strict, ...readElsewhere },
  // Their names change with what they hold.
  code: { [policy]: strict, ...readElsewhere, [cache]: "public, max-age=31536000, immutable" },
};

/**
 * For code on hosts that give headers to a path, whether there is a file or not: what is missing for a
 * moment must not stay missing.
 */
export const briefCache = { [cache]: "public, max-age=60" };

/** What the names of files end in that are no pages. */
const endings = [".js", ".json", ".png", ".svg", ".ts", ".txt", ".webmanifest", ".woff2", ".xml"];

/**
 * Which paths are of which kind: the first that fits. One that ends in a slash stands for all below it,
 * one that begins with a dot for all that end so.
 *
 * @type {readonly { kind: Kind, paths: readonly string[] }[]}
 */
export const places = [
  { kind: "worker", paths: ["/sw.js"] },
  // All pages in one file: the worker gives each of them the headers of this.
  { kind: "page", paths: ["/offline/"] },
  { kind: "code", paths: ["/_next/static/"] },
  { kind: "engine", paths: ["/engine/", "/calculators.json"] },
  { kind: "picture", paths: ["/og/"] },
  { kind: "file", paths: endings },
  { kind: "embedded", paths: ["/embed/"] },
  { kind: "page", paths: ["/"] },
];

/**
 * The media type of a file whose name says something else to a host: ".ts" is a video to most,
 * and ".webmanifest" nothing to nginx.
 *
 * @type {Readonly<Record<string, string>>}
 */
export const types = {
  "/engine/figurewell.d.ts": "text/plain",
  "/manifest.webmanifest": "application/manifest+json",
};

/** Text names its charset. */
export const charset = "charset=utf-8";

/** Whoever sends anything is told so with status 405. */
export const methods = ["GET", "HEAD"];

/**
 * What makes a path ambiguous, before anything in it is decoded: an encoded slash, a backslash, a NUL, two
 * slashes in a row with something after them, or a part that stands for a folder itself or the one above.
 * Hosts differ in when they decode and tidy a path, and some look for the file by another path than for
 * its headers. So nothing is found there.
 */
export const ambiguities = [
  "%2[Ff]",
  "%5[Cc]",
  "\\x5c",
  "%00",
  "//[^/?]",
  "/(?:\\.|%2[Ee])(?:\\.|%2[Ee])?(?:[/?]|$)",
];

/** An address as it was asked for, with an ambiguous path. */
export const ambiguous = `^[^?]*(?:${ambiguities.join("|")})`;

/**
 * The other ways to write the address of a page that there is: they move to it for good. `page` is its
 * address and `file` its file, where `$1` is what stands in the brackets. Two slashes at the beginning
 * would name another host; what is in the brackets ends in no slash, so that a long row of them is read
 * once.
 */
export const moved = {
  status: 308,
  from: [
    { pattern: "^/(?:index(?:\\.html)?/*|/+)$", page: "/", file: "/index.html" },
    {
      pattern: "^(/[^/](?:.*?[^/])?)(?:/index(?:\\.html)?/*|\\.html/*|/+)$",
      page: "$1",
      file: "$1.html",
    },
  ],
};

/** What the export has for hosts, or for what is missing: nobody finds it by its own address. */
export const withheld = "^/(?:404|blog/404|_not-found|_headers|_redirects)(?:\\.html)?/*$";

/** .well-known is the one name with a dot in front that is meant for visitors. */
export const shownDespiteDot = "/.well-known/";

/** The pages that answer with status 404: where one path fits, its own. `:slug` is one part of a path. */
export const missing = {
  at: [{ path: "/blog/:slug", page: "/blog/404" }],
  elsewhere: "/404",
};

/**
 * The headers of an answer of this kind.
 *
 * @param {Kind} kind
 * @returns {[name: string, value: string][]}
 */
export const headersOf = (kind) =>
  Object.entries({ ...always, ...kinds[kind] }).flatMap(([name, value]) =>
    value === null ? [] : [/** @type {[string, string]} */ ([name, value])],
  );

/**
 * The kind of what is found at a path.
 *
 * @param {string} pathname
 * @returns {Kind}
 */
export const kindAt = (pathname) =>
  places.find(({ paths }) => new RegExp(placeExpression(paths)).test(pathname))?.kind ?? "page";

/** What is in one of these paths of a place, as a regular expression. @param {readonly string[]} paths */
export const placeExpression = (paths) =>
  paths
    .map((path) => path.replaceAll(".", "\\."))
    .map((path) => (path.startsWith("/") ? `^${path}` : path))
    .map((path) => (path.endsWith("/") ? path : `${path}$`))
    .join("|");

/**
 * The address of the page that this is another way to write, or null.
 *
 * @param {string} pathname
 */
export function pageMovedTo(pathname) {
  const rule = moved.from.find(({ pattern }) => new RegExp(pattern).test(pathname));
  return rule ? pathname.replace(new RegExp(rule.pattern), rule.page) : null;
}

/** @param {string} address as it was asked for */
export const isAmbiguous = (address) => new RegExp(ambiguous).test(address);

/** @param {string} pathname */
export const isWithheld = (pathname) =>
  new RegExp(withheld).test(pathname) ||
  (pathname.includes("/.") && !pathname.startsWith(shownDespiteDot));

/**
 * The address of the page that says that there is nothing here.
 *
 * @param {string} pathname
 */
export const pageMissingAt = (pathname) =>
  missing.at.find(({ path }) => new RegExp(missingExpression(path)).test(pathname))?.page ??
  missing.elsewhere;

/** A path of `missing` as a regular expression. @param {string} path */
export const missingExpression = (path) => `^${path.replace(/:\w+/g, "[^/]+")}/?$`;
