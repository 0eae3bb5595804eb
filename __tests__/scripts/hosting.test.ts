import { readFileSync } from "node:fs";
import path from "node:path";
import { charset, headersOf, kindAt, kinds, types } from "../../scripts/lib/hosting/answers.mjs";
import { hostFiles } from "../../scripts/lib/hosting/files.mjs";
import { projectFolder } from "../../scripts/lib/project.mjs";

const paths = [
  "/",
  "/about",
  "/calculators/loans-credit/mortgage",
  "/calculators.json",
  "/calculators.json.html",
  "/embed",
  "/embed.html",
  "/embed/loans-credit/mortgage",
  "/embed/loans-credit/mortgage.txt",
  "/embedded",
  "/engine/figurewell.js",
  "/engine/figurewell.d.ts",
  "/og/home.png",
  "/icon.svg",
  "/sitemap.xml",
  "/offline/pages-1.json",
  "/_next/static/chunks/a.js",
  "/sw.js",
  "/sw.js.map/",
];

const setOf = (pathname: string): Record<string, string> =>
  Object.fromEntries(headersOf(kindAt(pathname)));

test("a page may be framed by nobody, asks for no device and tells nobody where it was left", () => {
  for (const pathname of [
    "/",
    "/about",
    "/no-such-page",
    "/embed",
    "/embedded",
    "/engineering",
    // The worker gives its headers to every page.
    "/offline/pages-0123456789abcdef.json",
  ])
    expect(setOf(pathname)).toEqual({
      "Strict-Transport-Security": "max-age=63072000; includeSubDomains",
      "Content-Security-Policy": "frame-ancestors 'none'",
      "Cross-Origin-Opener-Policy": "same-origin",
      "Cross-Origin-Embedder-Policy": "require-corp",
      "Cross-Origin-Resource-Policy": "same-origin",
      "Referrer-Policy": "no-referrer",
      "Permissions-Policy": expect.stringMatching(/camera=\(\).*geolocation=\(\).*microphone=\(\)/),
      "X-Content-Type-Options": "nosniff",
      "Cache-Control": "no-cache",
    });
});

const different = (pathname: string) =>
  Object.fromEntries(
    Object.entries(setOf(pathname)).filter(([name, value]) => setOf("/")[name] !== value),
  );
const strict = {
  "Content-Security-Policy":
    "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
};

test("what is no page may load, run and send nothing when it is opened by itself", () => {
  for (const pathname of [
    "/icon.svg",
    "/icons/icon-512.png",
    "/sitemap.xml",
    "/robots.txt",
    "/llms.txt",
    "/manifest.webmanifest",
    "/about/__next._tree.txt",
    "/embed/tax/income-tax.txt",
  ])
    expect(different(pathname)).toEqual(strict);
  // It fetches what it keeps.
  expect(different("/sw.js")).toEqual({
    "Content-Security-Policy": `${strict["Content-Security-Policy"]}; connect-src 'self'`,
  });
});

test("what is made for other sites is open to them, each as it needs, and nothing else is", () => {
  const shown = { "Cross-Origin-Resource-Policy": "cross-origin" };
  const read = { ...strict, ...shown, "Access-Control-Allow-Origin": "*" };
  expect(different("/embed/tax/income-tax")).toEqual({
    ...shown,
    "Content-Security-Policy": "frame-ancestors *",
  });
  expect(different("/engine/figurewell.js")).toEqual(read);
  expect(different("/calculators.json")).toEqual(read);
  expect(different("/og/home.png")).toEqual({ ...strict, ...shown });
  expect(different("/_next/static/chunks/a.js")).toEqual({
    ...read,
    "Cache-Control": "public, max-age=31536000, immutable",
  });
  const open = Object.entries(kinds).filter(
    ([, headers]) => headers["Cross-Origin-Resource-Policy"] === "cross-origin",
  );
  expect(open.map(([kind]) => kind)).toEqual(["embedded", "picture", "engine", "code"]);
});

test.each(Object.entries(hostFiles()))("%s says what `npm run host-files` writes", (name, text) => {
  expect(readFileSync(path.join(projectFolder, name), "utf8")).toBe(text);
});

/** The rules of a _headers file, as far as each host takes them for a path. */
function fromHeadersFile(pathname: string, host: "Netlify" | "Cloudflare") {
  const set: Record<string, string> = {};
  const blocks = (hostFiles()["public/_headers"] ?? "")
    .replace(/^#.*\n/, "")
    .trim()
    .split("\n\n");
  for (const [pattern = "", ...lines] of blocks.map((block) => block.split("\n"))) {
    const expression = pattern.replaceAll(".", "\\.").replace("*", ".*");
    if (!new RegExp(`^${expression}$`).test(pathname)) continue;
    for (const line of lines) {
      const [, removed] = /^ {2}! (\S+)$/.exec(line) ?? [];
      if (removed) {
        if (host === "Cloudflare") Reflect.deleteProperty(set, removed);
        continue;
      }
      const [, name = "", value = ""] = /^ {2}([\w-]+): (.+)$/.exec(line) ?? [];
      const joined = host === "Cloudflare" && set[name];
      set[name] = joined ? `${joined}, ${value}` : value;
    }
  }
  return set;
}

/** The rules of vercel.json for a path; none gives a header twice. */
function fromVercel(pathname: string) {
  const { headers: rules } = JSON.parse(hostFiles()["vercel.json"] ?? "") as {
    headers: { source: string; headers: { key: string; value: string }[] }[];
  };
  const given = rules
    .filter(({ source }) => new RegExp(`^${source}$`).test(pathname))
    .flatMap((rule) => rule.headers.map(({ key, value }) => [key, value]));
  expect(new Set(given.map(([key]) => key)).size).toBe(given.length);
  return Object.fromEntries(given);
}

/** The rules of nginx.conf for a path: a variable takes the first value whose expression fits. */
function fromNginx(pathname: string) {
  const text = hostFiles()["hosting/nginx.conf"] ?? "";
  const maps = Object.fromEntries(
    [...text.matchAll(/^map \$\w+ \$figurewell_(\w+) \{\n([^}]*)\}/gm)].map(
      ([, name = "", rules = ""]) => [name, [...rules.matchAll(/"(.+)" "(.*)";/g)]],
    ),
  );
  const [, , kind] =
    maps.kind?.find(([, fitting = ""]) => new RegExp(fitting.slice(1)).test(pathname)) ?? [];
  const valueOf = (variable: string) =>
    maps[variable]?.find(([, fitting]) => fitting === kind)?.[2];
  return Object.fromEntries(
    [...text.matchAll(/add_header (\S+) (?:"(.*?)"|\$figurewell_(\w+)) always/g)]
      .map(([, name = "", value, variable = ""]) => [name, value ?? valueOf(variable)])
      .filter(([, value]) => value !== ""),
  );
}

/** The rules of the Caddyfile for a path: a variable takes the first value whose expression fits. */
function fromCaddy(pathname: string) {
  const [text = ""] = (hostFiles()["hosting/Caddyfile"] ?? "").split("handle_errors");
  const block = (beginning: RegExp) =>
    (new RegExp(`^\\t${beginning.source} \\{\\n([^}]*?)^\\t\\}`, "m").exec(text)?.at(-1) ?? "")
      .trim()
      .split("\n")
      .map((line) => line.trim());
  const [, kind = ""] =
    block(/map \{path\} \{kind\}/)
      .map((line) => line.split(" "))
      .find(([fitting = ""]) => new RegExp(fitting.slice(1)).test(pathname)) ?? [];
  const [, variables = ""] = /^\tmap \{kind\} (.+) \{$/m.exec(text) ?? [];
  const row = block(/map \{kind\} .+/).find((line) => line.startsWith(`${kind} `)) ?? "";
  const values = [...row.matchAll(/"(.*?)"/g)].map(([, value]) => value);
  const known = Object.fromEntries(
    variables.split(" ").map((name, position) => [name, values[position]]),
  );
  const [, readable = ""] = /@any-origin vars \{kind\} (.+)/.exec(text) ?? [];
  return Object.fromEntries([
    ...[...text.matchAll(/^\t\t([A-Z][\w-]+) (?:"(.*)"|(\{\w+\}))$/gm)].map(
      ([, name = "", value, variable = ""]) => [name, value ?? known[variable]],
    ),
    ...(readable.split(" ").includes(kind) ? [["Access-Control-Allow-Origin", "*"]] : []),
  ]);
}

test.each(paths)("every host says the same for %s", (pathname) => {
  const set = setOf(pathname);
  expect(fromNginx(pathname)).toEqual(set);
  expect(fromCaddy(pathname)).toEqual(set);

  // These give headers to a path, where something is missing too.
  const isCode = pathname.startsWith("/_next/static/");
  // The type of a file they know by its ending, and only here what it is instead.
  const type = types[pathname] ? { "Content-Type": `${types[pathname]}; ${charset}` } : {};
  const { "Cache-Control": cache, ...others } = { ...set, ...type } as typeof set;
  expect(fromVercel(pathname)).toEqual(isCode ? others : { ...set, ...type });
  const briefly = { ...others, "Cache-Control": isCode ? "public, max-age=60" : cache };
  expect(fromHeadersFile(pathname, "Netlify")).toEqual(briefly);
  expect(fromHeadersFile(pathname, "Cloudflare")).toEqual(briefly);
});

// It may look at a path before it decodes it.
test.each([
  "/embed/..%2fabout",
  "/embed/%2E./about",
  "/embed/tax/..",
  "/_next/static/..%2Fabout",
  "/engine%5cfigurewell.js",
  "/og//home.png",
  "/sw%00.js",
])("Vercel gives the ambiguous %s the headers of a page", (pathname) => {
  expect(fromVercel(pathname)).toEqual(setOf("/"));
});

test("no host keeps code for long that may be missing", () => {
  const { "Cache-Control": cache = "" } = fromHeadersFile(
    "/_next/static/chunks/gone.js",
    "Netlify",
  );
  expect(cache).not.toContain("immutable");
  expect(Number(/max-age=(\d+)/.exec(cache)?.[1])).toBeLessThanOrEqual(60);
  // What is there, Vercel keeps for good by itself.
  expect(fromVercel("/_next/static/chunks/gone.js")).not.toHaveProperty("Cache-Control");
});

test("Vercel and Netlify answer for an article that there is not with the page that says so", () => {
  const { cleanUrls, trailingSlash, rewrites } = JSON.parse(hostFiles()["vercel.json"] ?? "");
  expect({ cleanUrls, trailingSlash }).toEqual({ cleanUrls: true, trailingSlash: false });
  expect(rewrites).toEqual([{ source: "/blog/:slug", destination: "/blog/404", statusCode: 404 }]);
  const [, ...lines] = (hostFiles()["public/_redirects"] ?? "").trim().split("\n");
  expect(lines).toEqual([
    "/404 /404.html 404!",
    "/blog/404 /blog/404.html 404!",
    "/blog/:slug /blog/404.html 404",
  ]);
});
