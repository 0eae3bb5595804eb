/**
 * A header that every answer has, or with `null` none, and the paths that have another. A path that
 * ends in a slash stands for all below it.
 *
 * @typedef {{ name: string, value: string | null, elsewhere?: Record<string, string> }} Header
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

const forAnyOrigin = "cross-origin";

/**
 * What a host says with every file, beside the content policy that is in each page. Other sites may
 * frame what is under /embed, run what is under /engine, read the list of calculators, and show our
 * pictures of pages. Code and fonts are for any origin because a frame that its site keeps in a sandbox
 * has none, not even ours.
 *
 * @type {readonly Header[]}
 */
export const headers = [
  { name: "Strict-Transport-Security", value: "max-age=63072000; includeSubDomains" },
  {
    name: "Content-Security-Policy",
    value: "frame-ancestors 'none'",
    elsewhere: { "/embed/": "frame-ancestors *" },
  },
  { name: "Cross-Origin-Opener-Policy", value: "same-origin" },
  { name: "Cross-Origin-Embedder-Policy", value: "require-corp" },
  {
    name: "Cross-Origin-Resource-Policy",
    value: "same-origin",
    elsewhere: {
      "/embed/": forAnyOrigin,
      "/engine/": forAnyOrigin,
      "/og/": forAnyOrigin,
      "/calculators.json": forAnyOrigin,
      "/_next/static/": forAnyOrigin,
    },
  },
  {
    name: "Access-Control-Allow-Origin",
    value: null,
    elsewhere: { "/engine/": "*", "/calculators.json": "*", "/_next/static/": "*" },
  },
  { name: "Referrer-Policy", value: "no-referrer" },
  {
    name: "Permissions-Policy",
    value: refusedFeatures.map((feature) => `${feature}=()`).join(", "),
  },
  { name: "X-Content-Type-Options", value: "nosniff" },
  {
    name: "Cache-Control",
    value: "no-cache",
    // Their names change with what they hold.
    elsewhere: { "/_next/static/": "public, max-age=31536000, immutable" },
  },
];

/**
 * The headers of the answer to a path.
 *
 * @param {string} pathname
 * @returns {[name: string, value: string][]}
 */
export function headersFor(pathname) {
  return headers.flatMap(({ name, value, elsewhere = {} }) => {
    const place = Object.keys(elsewhere).find((path) =>
      path.endsWith("/") ? pathname.startsWith(path) : pathname === path,
    );
    const here = place === undefined ? value : elsewhere[place];
    return here ? [/** @type {[string, string]} */ ([name, here])] : [];
  });
}
