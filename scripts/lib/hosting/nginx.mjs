import {
  always,
  ambiguous,
  kinds,
  methods,
  missing,
  missingExpression,
  moved,
  placeExpression,
  places,
  shownDespiteDot,
  types,
  withheld,
} from "./answers.mjs";

// Pages are compressed without being named here.
const compressed = [
  "application/javascript",
  "application/json",
  "application/manifest+json",
  "image/svg+xml",
  "text/javascript",
  "text/plain",
  "text/xml",
];

/** What is compressed, without the pictures, and text: it names its charset. */
const texts = compressed.filter((type) => !type.startsWith("image/"));

/** As nginx 1.22 reads it, the oldest in a Debian that is still looked after. */
export function nginxConf() {
  const names = Object.keys(kinds.page);
  const maps = [
    "# The kind of a file, by its path. What is missing is answered with a page.",
    map(
      "$uri",
      "kind",
      places.map(({ kind, paths }) => [`~${placeExpression(paths)}`, kind]),
    ),
    "# The headers that differ by kind. One without a value is not sent.",
    ...names.map((name) =>
      map(
        "$figurewell_kind",
        variableOf(name),
        Object.entries(kinds).map(([kind, headers]) => [kind, headers[name] ?? ""]),
      ),
    ),
    "# The page that says that there is nothing.",
    map("$uri", "missing", [
      ...missing.at.map(({ path, page }) => [`~${missingExpression(path)}`, `${page}.html`]),
      ["default", `${missing.elsewhere}.html`],
    ]),
    "# What may be asked of it, told to who sends something.",
    map("$request_method", "allow", [
      ...methods.map((method) => [method, ""]),
      ["default", methods.join(", ")],
    ]),
  ];
  const headers = [
    ...Object.entries(always).map(([name, value]) => `add_header ${name} "${value}" always;`),
    ...names.map((name) => `add_header ${name} $figurewell_${variableOf(name)} always;`),
    "add_header Allow $figurewell_allow always;",
  ];

  return `# Include it in http { }, with a server name, certificate and root of your own.
${maps.join("\n")}

server {
    listen 80;
    server_name figurewell.example;
    return ${moved.status} https://$server_name$request_uri;
}

server {
    # From nginx 1.25.1 on, "http2 on;" stands in the place of the last word.
    listen 443 ssl http2;
    server_name figurewell.example;
    ssl_certificate /etc/ssl/figurewell.pem;
    ssl_certificate_key /etc/ssl/figurewell.key;
    root /var/www/figurewell/out;

    charset utf-8;
    charset_types ${texts.join(" ")};
    gzip on;
    gzip_static on;
    gzip_vary on;
    gzip_proxied any;
    gzip_types ${compressed.join(" ")};

    # The addresses of redirects stay on the host that was asked.
    absolute_redirect off;
    error_page 404 @missing;
    # What nginx takes for no path at all, such as one that leads above the root.
    error_page 400 =404 ${missing.elsewhere}.html;
    merge_slashes off;

${headers.map((line) => `    ${line}`).join("\n")}

    if ($figurewell_allow) {
        rewrite ^ /405 last;
    }
    if ($request_uri ~ "${ambiguous}") {
        rewrite ^ ${missing.elsewhere} last;
    }
    location = /405 {
        internal;
        return 405;
    }
    location @missing {
        rewrite ^ $figurewell_missing break;
    }
    location = ${missing.elsewhere}.html {
        internal;
    }
    location = / {
        try_files /index.html =404;
    }
    location / {
        try_files $uri.html $uri =404;
    }
    location ~ "^(?!${shownDespiteDot.replaceAll(".", "\\.")}).*/\\." {
        return 404;
    }
    location ~ "${withheld}" {
        return 404;
    }
${Object.entries(types).map(typedLocation).join("\n")}
${moved.from.map(movedLocation).join("\n")}
}
`;
}

/** @param {[path: string, type: string]} typed */
const typedLocation = ([path, type]) => `    location = ${path} {
        types { }
        default_type ${type};
    }`;

/** @param {(typeof moved.from)[number]} rule */
const movedLocation = ({ pattern, page, file }) => `    location ~ "${pattern}" {
        if (-f $document_root${file}) {
            return ${moved.status} ${page}$is_args$args;
        }
        return 404;
    }`;

/**
 * @param {string} of the variable that is looked at
 * @param {string} name of the one that is set
 * @param {string[][]} rules what it fits and the value, of which the first counts
 */
const map = (of, name, rules) => `map ${of} $figurewell_${name} {
${rules.map(([fitting, value]) => `    "${fitting}" "${value}";`).join("\n")}
}`;

/** @param {string} header */
const variableOf = (header) => header.toLowerCase().replaceAll("-", "_");
