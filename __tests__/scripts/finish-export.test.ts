import { createHash } from "node:crypto";
import { readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { runInNewContext } from "node:vm";
import { analyticsFrom, originsOf } from "@/lib/analytics";
import { connectionsOf, styleOfToaster } from "../../scripts/export/content-policy.mjs";
import { ownScriptsOnly } from "../../scripts/export/trusted-types.mjs";
import { projectFolder } from "../../scripts/lib/project.mjs";
import { inNode } from "./in-node";
import { folderWith, removeTemporaryFolders, write } from "./temporary-folder";

afterEach(removeTemporaryFolders);

const sha = (algorithm: "sha256" | "sha384", text: string) =>
  `${algorithm}-${createHash(algorithm).update(text).digest("base64")}`;

const toaster = "[data-toaster]{content:'\\e000 \"x\"'}";
const ld = '<script type="application/ld+json">{"@type":"Thing"}</script>';
const rules = '{"prefetch":[]}';
const charset = '<meta charSet="utf-8"/>';
const rest =
  `<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/a.js"/>` +
  `<style data-href="x">body{color:red}</style><script src="/_next/static/chunks/a.js" async=""></script>` +
  `<script data-inline="choices">let one="ü<b>"</script>` +
  `<script data-inline="speculation-rules" type="speculationrules">${rules}</script>` +
  `<noscript><style>form{display:none}</style></noscript>${ld}</head>` +
  `<body><p>Two &amp; three</p><script id="_R_" src="/_next/static/chunks/b.js"></script></body></html>`;

function project(head = charset, tail = rest) {
  return folderWith({
    "package.json": '{"browserslist":["chrome >= 131"]}',
    "app/service-worker/service-worker.ts": "",
    "node_modules/sonner/dist/index.mjs": `function __insertCSS(code) {}\n\n__insertCSS(${JSON.stringify(toaster)});\n`,
    "out/index.html": `<!DOCTYPE html><html lang="en"><head>${head}${tail}`,
    "out/blog/one.html": `<!DOCTYPE html><html lang="en"><head>${head}${tail}`,
    "out/_next/static/chunks/a.js": "first()",
    "out/_next/static/chunks/b.js": "second()",
    ".env": "NEXT_PUBLIC_ANALYTICS_ENDPOINT=\n",
  });
}

/** As a build finishes it that has these variables. */
const finished = (folder: string, set: Record<string, string> = {}) =>
  inNode("export/finish-export.mjs", "finishExport", {
    folder,
    exported: path.join(folder, "out"),
    environment: { NODE_ENV: "production", ...set },
  });

const page = (folder: string, name = "index.html") =>
  readFileSync(path.join(folder, "out", name), "utf8");

/** The directives of a page's policy by their names. */
function policyOf(html: string) {
  const [, content = ""] =
    /<head><meta charSet="utf-8"\/><meta http-equiv="Content-Security-Policy" content="([^"]+)"\/>/.exec(
      html,
    ) ?? [];
  return Object.fromEntries(
    content.split("; ").map((directive) => {
      const [name = "", ...sources] = directive.split(" ");
      return [name, sources];
    }),
  );
}

test("every page has its policy right after its charset, and then the script of trusted types", async () => {
  const folder = project();
  await finished(folder);
  for (const name of ["index.html", "blog/one.html"]) {
    const html = page(folder, name);
    expect(html.indexOf(`"/><script>${ownScriptsOnly}</script><link`)).toBeGreaterThan(0);
    expect(policyOf(html)).toEqual({
      "default-src": ["'none'"],
      "script-src": [
        "'self'",
        ...[ownScriptsOnly, 'let one="ü<b>"', rules].map((text) => `'${sha("sha256", text)}'`),
      ],
      "style-src": ["body{color:red}", "form{display:none}", "", toaster].map(
        (text) => `'${sha("sha256", text)}'`,
      ),
      "img-src": ["'self'"],
      "font-src": ["'self'"],
      "manifest-src": ["'self'"],
      "worker-src": ["'self'"],
      "form-action": ["'none'"],
      "base-uri": ["'none'"],
      "require-trusted-types-for": ["'script'"],
      "trusted-types": ["default"],
    });
  }
});

test("every script with an address, and its preload, says what it contains; all else is as it was", async () => {
  const folder = project();
  const before = page(folder);
  await finished(folder);
  const html = page(folder);
  const a = ` integrity="${sha("sha256", "first()")}"`;
  const b = ` integrity="${sha("sha256", "second()")}"`;
  expect(html).toContain(`<link${a} rel="preload" as="script"`);
  expect(html).toContain(`<script${a} src="/_next/static/chunks/a.js" async="">`);
  expect(html).toContain(`<script${b} id="_R_" src="/_next/static/chunks/b.js">`);
  const without = html
    .replace(/<meta http-equiv[^>]*><script>.*?<\/script>/, "")
    .replaceAll(/ integrity="[^"]*"/g, "");
  expect(without).toBe(before);
});

test("a page that names a script that is not there fails the build", async () => {
  const folder = project();
  rmSync(path.join(folder, "out/_next/static/chunks/b.js"));
  await expect(finished(folder)).rejects.toThrow("b.js");
});

const endpoint = "https://plausible.io/api/event";

test.each([
  ["the environment", "", { NEXT_PUBLIC_ANALYTICS_ENDPOINT: endpoint }],
  ["a file of the project", `NEXT_PUBLIC_ANALYTICS_ENDPOINT=${endpoint}\n`, {}],
])("a page may connect to the provider that %s names, and to no other", async (_, file, set) => {
  const folder = project();
  write(folder, ".env", file);
  await finished(folder, set);
  const policy = policyOf(page(folder));
  expect(policy["connect-src"]).toEqual(["https://plausible.io"]);
  expect(JSON.stringify({ ...policy, "connect-src": [] })).not.toContain("plausible");
});

test("an embedded calculator connects to no provider", async () => {
  const folder = project();
  write(folder, "out/embed/one.html", `<!DOCTYPE html><html lang="en"><head>${charset}${rest}`);
  await finished(folder, { NEXT_PUBLIC_ANALYTICS_ENDPOINT: endpoint });
  expect(policyOf(page(folder))).toHaveProperty("connect-src");
  expect(policyOf(page(folder, "embed/one.html"))).not.toHaveProperty("connect-src");
});

test("a page that shows a frame may frame our own pages, and no other page may frame any", async () => {
  const folder = project();
  const framing = rest.replace("<p>", '<iframe src="/embed/one"></iframe><p>');
  write(folder, "out/embed.html", `<!DOCTYPE html><html lang="en"><head>${charset}${framing}`);
  await finished(folder);
  expect(policyOf(page(folder, "embed.html"))["frame-src"]).toEqual(["'self'"]);
  expect(policyOf(page(folder))).not.toHaveProperty("frame-src");
});

test("an endpoint that the environment empties is none", async () => {
  const folder = project();
  write(folder, ".env", `NEXT_PUBLIC_ANALYTICS_ENDPOINT=${endpoint}\n`);
  await finished(folder, { NEXT_PUBLIC_ANALYTICS_ENDPOINT: "" });
  expect(policyOf(page(folder))).not.toHaveProperty("connect-src");
});

test.each([undefined, "", endpoint, "http://localhost:8000/api/event", "/api/event"])(
  "the policy and the page agree on where it connects to: %p",
  (address) => {
    const origins = originsOf(analyticsFrom({ endpoint: address }));
    expect(connectionsOf(address)).toEqual(address?.startsWith("/") ? ["'self'"] : origins);
  },
);

test("an upgrade of the toaster that hides its style fails the build", async () => {
  const folder = project();
  write(folder, "node_modules/sonner/dist/index.mjs", "inject(`css`);");
  await expect(finished(folder)).rejects.toThrow("sonner");
  expect(styleOfToaster(projectFolder)).toContain("[data-sonner-toaster]");
});

test.each([
  ['<p style="color:red">', "style"],
  ['<p onclick="go()">', "onclick"],
  ['<a href=" JavaScript:go()">', "href"],
])("code in an attribute fails the build: %s", async (element, attribute) => {
  const folder = project(charset, `</head><body>${element}`);
  await expect(finished(folder)).rejects.toThrow(`whose ${attribute} the content policy blocks`);
});

test("a page that begins with something else than its charset fails the build", async () => {
  await expect(finished(project('<meta name="viewport"/>'))).rejects.toThrow("charset");
});

/** What the first script lets through of an address, on a page of the site. */
function passed(address: string) {
  let made: { name: string; rules: Record<string, (text: string) => unknown> } | undefined;
  const trustedTypes = {
    createPolicy(name: string, given: Record<string, (text: string) => unknown>) {
      made = { name, rules: given };
    },
  };
  runInNewContext(ownScriptsOnly, { window: { trustedTypes }, trustedTypes });
  expect(made?.name).toBe("default");
  expect(Object.keys(made?.rules ?? {})).toEqual(["createScriptURL"]);
  return made?.rules.createScriptURL?.(address);
}

test("trusted types let the worker’s address through, as the page asks for it", () => {
  expect(passed("/sw.js")).toBe("/sw.js");
  const asking = readFileSync("components/site/device/keep-site.behavior.ts", "utf8");
  expect(asking).toContain('serviceWorker.register("/sw.js")');
});

test.each([
  "https://evil.example/_next/static/chunks/a.js",
  "/sw.js?typed=400000",
  "/sw.js#typed",
  "/blog/../sw.js",
  "https://figurewell.example/sw.js",
  "//evil.example/sw.js",
  "data:text/javascript,alert(1)",
  "blob:https://figurewell.example/sw.js",
  "javascript:alert(1)",
  "/_next/static/chunks/a.js",
  "/calculators/../sw.json",
  "sw.js",
  "/sw.json",
  "",
])("trusted types stop %s", (address) => {
  expect(passed(address)).toBeUndefined();
});

test("where a browser knows no trusted types the first script does nothing", () => {
  expect(() => runInNewContext(ownScriptsOnly, { window: {} })).not.toThrow();
});
