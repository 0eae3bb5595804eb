import { caddyfile } from "./caddy.mjs";
import { headersFile, redirectsFile } from "./netlify-and-cloudflare.mjs";
import { nginxConf } from "./nginx.mjs";
import { vercelJson } from "./vercel.mjs";

const origin = "# Written by `npm run host-files` from scripts/lib/hosting/answers.mjs.";

/**
 * What each host reads the table of answers from, by its path in the repository.
 *
 * @returns {Record<string, string>}
 */
export const hostFiles = () => ({
  "vercel.json": vercelJson(),
  "public/_headers": `${origin}\n${headersFile()}`,
  "public/_redirects": `${origin}\n${redirectsFile()}`,
  "hosting/nginx.conf": `${origin}\n${nginxConf()}`,
  "hosting/Caddyfile": `${origin}\n${caddyfile()}`,
});
