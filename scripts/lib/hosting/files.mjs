import { headers } from "./headers.mjs";

/**
 * What each host reads the headers from, by its path in the repository. Hosts differ in what they do
 * when two rules give one header: no rule here relies on an order.
 *
 * @returns {Record<string, string>}
 */
export const hostFiles = () => ({
  "vercel.json": vercel(),
  "public/_headers": netlifyAndCloudflare(),
  "hosting/nginx.conf": nginx(),
  "hosting/Caddyfile": caddy(),
});

const origin = "Written by `npm run host-files` from scripts/lib/hosting/headers.mjs.";

/** A path and all below it, as most hosts write it. @param {string} path */
const pattern = (path) => (path.endsWith("/") ? `${path}*` : path);

/** As a regular expression, from its first slash on. @param {string} path */
const expression = (path) => path.replaceAll(".", "\\.") + (path.endsWith("/") ? "" : "$");

function vercel() {
  /** @type {Map<string, { key: string, value: string }[]>} */
  const rules = new Map();
  const add = (
    /** @type {string} */ source,
    /** @type {string} */ key,
    /** @type {string} */ value,
  ) => rules.set(source, [...(rules.get(source) ?? []), { key, value }]);

  for (const { name, value, elsewhere = {} } of headers) {
    const others = Object.keys(elsewhere).map((path) => expression(path).slice("/".length));
    if (value) add(others.length > 0 ? `/((?!${others.join("|")}).*)` : "/(.*)", name, value);
    for (const [path, other] of Object.entries(elsewhere)) {
      add(path.endsWith("/") ? `${path}(.*)` : path, name, other);
    }
  }
  const list = [...rules].map(([source, set]) => ({ source, headers: set }));
  return `${JSON.stringify({ $schema: "https://openapi.vercel.sh/vercel.json", headers: list }, null, 2)}\n`;
}

function netlifyAndCloudflare() {
  /** @type {Map<string, string[]>} */
  const rules = new Map([["/*", []]]);
  for (const { name, value, elsewhere = {} } of headers) {
    if (value) rules.get("/*")?.push(`  ${name}: ${value}`);
    for (const [path, other] of Object.entries(elsewhere)) {
      const lines = rules.get(pattern(path)) ?? [];
      // Cloudflare would join the two values; Netlify takes the last and passes over this line.
      if (value) lines.push(`  ! ${name}`);
      lines.push(`  ${name}: ${other}`);
      rules.set(pattern(path), lines);
    }
  }
  const blocks = [...rules].map(([path, lines]) => [path, ...lines].join("\n"));
  return `# ${origin}\n${blocks.join("\n\n")}\n`;
}

function nginx() {
  const variable = (/** @type {string} */ name) =>
    `$figurewell_${name.toLowerCase().replaceAll("-", "_")}`;
  const maps = headers.flatMap(({ name, value, elsewhere }) =>
    elsewhere
      ? [
          `map $uri ${variable(name)} {`,
          `    default "${value ?? ""}";`,
          ...Object.entries(elsewhere).map(
            ([path, other]) => `    "~^${expression(path)}" "${other}";`,
          ),
          "}",
        ]
      : [],
  );
  const lines = headers.map(({ name, value, elsewhere }) => {
    // A page that is missing now may be there tomorrow.
    const always = name === "Cache-Control" ? "" : " always";
    return `    add_header ${name} ${elsewhere ? variable(name) : `"${value}"`}${always};`;
  });
  return `# ${origin}
# Include it in http { }, with a server name, certificate and root of your own. An empty value sends no header.
${maps.join("\n")}

server {
    listen 443 ssl;
    server_name figurewell.example;
    ssl_certificate /etc/ssl/figurewell.pem;
    ssl_certificate_key /etc/ssl/figurewell.key;
    root /var/www/figurewell/out;
    error_page 404 /404.html;

${lines.join("\n")}

    location = / {
        try_files /index.html =404;
    }
    location / {
        try_files $uri $uri.html =404;
    }
}
`;
}

function caddy() {
  const rules = headers.flatMap(({ name, value, elsewhere }) => {
    if (!elsewhere) return [`\theader ${name} "${value}"`];
    const paths = Object.keys(elsewhere);
    const word = name.toLowerCase();
    /** @type {Map<string, string[]>} */
    const byValue = new Map();
    for (const [path, other] of Object.entries(elsewhere)) {
      byValue.set(other, [...(byValue.get(other) ?? []), pattern(path)]);
    }
    return [
      ...(value
        ? [
            `\t@${word} not path ${paths.map(pattern).join(" ")}`,
            `\theader @${word} ${name} "${value}"`,
          ]
        : []),
      ...[...byValue].flatMap(([other, below]) => [
        `\t@${word}-elsewhere path ${below.join(" ")}`,
        `\theader @${word}-elsewhere ${name} "${other}"`,
      ]),
    ];
  });
  return `# ${origin}
figurewell.example {
	root * out
	encode zstd gzip

${rules.join("\n")}

	try_files {path} {path}.html
	file_server
	handle_errors {
		rewrite * /404.html
		file_server
	}
}
`;
}
