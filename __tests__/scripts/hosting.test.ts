import { readFileSync } from "node:fs";
import type { Server } from "node:http";
import path from "node:path";
import { hostFiles } from "../../scripts/lib/hosting/files.mjs";
import { headers, headersFor } from "../../scripts/lib/hosting/headers.mjs";
import { projectFolder } from "../../scripts/lib/project.mjs";
import { listeningPort, staticServer } from "../../scripts/lib/static-server.mjs";
import { folderWith, removeTemporaryFolders } from "./temporary-folder";

const paths = [
  "/",
  "/about",
  "/calculators/loans-credit/mortgage",
  "/calculators.json",
  "/calculators.json.html",
  "/embed",
  "/embed.html",
  "/embed/loans-credit/mortgage",
  "/embedded",
  "/engine/figurewell.js",
  "/og/home.png",
  "/_next/static/chunks/a.js",
  "/sw.js",
];

const setOf = (pathname: string): Record<string, string> =>
  Object.fromEntries(headersFor(pathname));

test("a page may be framed by nobody, asks for no device and tells nobody where it was left", () => {
  for (const pathname of ["/", "/about", "/no-such-page", "/embed", "/embedded", "/engineering"])
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

test("what is made for other sites is open to them, each as it needs, and nothing else is", () => {
  const different = (pathname: string) =>
    Object.fromEntries(
      Object.entries(setOf(pathname)).filter(([name, value]) => setOf("/")[name] !== value),
    );
  const shown = { "Cross-Origin-Resource-Policy": "cross-origin" };
  const read = { ...shown, "Access-Control-Allow-Origin": "*" };
  expect(different("/embed/tax/income-tax")).toEqual({
    ...shown,
    "Content-Security-Policy": "frame-ancestors *",
  });
  expect(different("/engine/figurewell.js")).toEqual(read);
  expect(different("/calculators.json")).toEqual(read);
  expect(different("/og/home.png")).toEqual(shown);
  expect(different("/_next/static/chunks/a.js")).toEqual({
    ...read,
    "Cache-Control": "public, max-age=31536000, immutable",
  });
  expect(headers.flatMap(({ elsewhere = {} }) => Object.keys(elsewhere)).toSorted()).toEqual([
    "/_next/static/",
    "/_next/static/",
    "/_next/static/",
    "/calculators.json",
    "/calculators.json",
    "/embed/",
    "/embed/",
    "/engine/",
    "/engine/",
    "/og/",
  ]);
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
    const isHere = pattern.endsWith("*")
      ? pathname.startsWith(pattern.slice(0, -1))
      : pathname === pattern;
    if (!isHere) continue;
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

/** The rules of nginx.conf for a path: a variable takes the first expression that fits. */
function fromNginx(pathname: string) {
  const text = hostFiles()["hosting/nginx.conf"] ?? "";
  const variables = Object.fromEntries(
    [...text.matchAll(/^map \$uri (\$\w+) \{\n {4}default "(.*)";\n([^}]*)\}/gm)].map(
      ([, name = "", value = "", rules = ""]) => {
        const fitting = [...rules.matchAll(/"~(.+)" "(.*)";/g)].find(([, expression = ""]) =>
          new RegExp(expression).test(pathname),
        );
        return [name, fitting?.[2] ?? value];
      },
    ),
  );
  return Object.fromEntries(
    [...text.matchAll(/add_header (\S+) (?:"(.*?)"|(\$\w+))/g)]
      .map(([, name = "", value, variable = ""]) => [name, value ?? variables[variable]])
      .filter(([, value]) => value !== ""),
  );
}

/** The rules of the Caddyfile for a path; none gives a header twice. */
function fromCaddy(pathname: string) {
  const text = hostFiles()["hosting/Caddyfile"] ?? "";
  const fits = (patterns: string) =>
    patterns
      .split(" ")
      .some((one) =>
        one.endsWith("*") ? pathname.startsWith(one.slice(0, -1)) : pathname === one,
      );
  const matchers = Object.fromEntries(
    [...text.matchAll(/^\t(@\S+) (not )?path (.+)$/gm)].map(([, name = "", not, patterns = ""]) => [
      name,
      fits(patterns) !== Boolean(not),
    ]),
  );
  const given = [...text.matchAll(/^\theader (?:(@\S+) )?([\w-]+) "(.*)"$/gm)]
    .filter(([, matcher]) => matcher === undefined || matchers[matcher])
    .map(([, , name, value]) => [name, value]);
  expect(new Set(given.map(([name]) => name)).size).toBe(given.length);
  return Object.fromEntries(given);
}

test.each(paths)("every host says the same for %s", (pathname) => {
  const set = setOf(pathname);
  expect(fromVercel(pathname)).toEqual(set);
  expect(fromHeadersFile(pathname, "Netlify")).toEqual(set);
  expect(fromHeadersFile(pathname, "Cloudflare")).toEqual(set);
  expect(fromNginx(pathname)).toEqual(set);
  expect(fromCaddy(pathname)).toEqual(set);
});

describe("the server of `npm start`", () => {
  let server: Server;
  let at: string;

  beforeAll(async () => {
    const folder = folderWith({
      "index.html": "home",
      "404.html": "missing",
      "calculators.json": "[]",
      "embed.html": "for site owners",
      "embed/a.html": "embedded",
      _headers: "rules",
      "_next/static/chunks/a.js": "code",
    });
    server = staticServer(folder);
    at = `http://localhost:${await listeningPort(server, 0)}`;
  });

  afterAll(() => {
    server.close();
    server.closeAllConnections();
    removeTemporaryFolders();
  });

  test.each([
    ["/", 200],
    ["/calculators.json", 200],
    ["/embed", 200],
    ["/embed/a", 200],
    ["/embed/", 308],
    ["/_next/static/chunks/a.js", 200],
    ["/nothing", 404],
    ["/_headers", 404],
    ["/index.html", 308],
  ])("says the same for %s", async (pathname, status) => {
    const answer = await fetch(`${at}${pathname}`, { redirect: "manual" });
    expect(answer.status).toBe(status);
    for (const [name, value] of headersFor(pathname)) expect(answer.headers.get(name)).toBe(value);
  });
});
