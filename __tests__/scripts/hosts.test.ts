// What each kind of address is answered with, by `npm start`, and by nginx and Caddy where they are
// installed: in their own words, from the files that this repository has for them.
import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { writeFileSync } from "node:fs";
import { request as plainRequest, type IncomingHttpHeaders } from "node:http";
import { connect, constants } from "node:http2";
import { request as secureRequest } from "node:https";
import path from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { generate } from "selfsigned";
import { placesOnPath, starts } from "../../scripts/lib/browsers/programs.mjs";
import { headersOf, kindAt, kinds, type Kind } from "../../scripts/lib/hosting/answers.mjs";
import { hostFiles } from "../../scripts/lib/hosting/files.mjs";
import { freePort } from "../../scripts/lib/port.mjs";
import { listeningPort, staticServer } from "../../scripts/lib/static-server.mjs";
import { folderWith, removeTemporaryFolders, write } from "./temporary-folder";

const long = "Words that are worth compressing. ".repeat(100);

const exported = {
  "index.html": `the home page ${long}`,
  "404.html": `no such page ${long}`,
  "_not-found.html": "as Next calls it",
  "about.html": "about us",
  "about/__next._tree.txt": "its data",
  "blog.html": "all articles",
  "blog/404.html": "no such article",
  "blog/budget.html": "an article",
  "calculators/tax/income-tax.html": "a calculator",
  "calculators.json": `"${long}"`,
  "embed.html": "for site owners",
  "embed/tax/income-tax.html": "an embedded calculator",
  "embed/tax/income-tax.txt": "its data",
  "engine.html": "for developers",
  "engine/figurewell.js": "the arithmetic",
  "engine/figurewell.d.ts": "the types",
  "og/home.png": "a picture",
  "icon.svg": "<svg/>",
  "manifest.webmanifest": "{}",
  "robots.txt": "for robots",
  "sitemap.xml": "<urlset/>",
  "sw.js": "the worker",
  "offline/pages-1.json": "all pages",
  "_next/static/chunks/a.js": `code ${long}`,
  "_next/static/media/a.woff2": "letters",
  _headers: "for hosts",
  _redirects: "for hosts",
  ".env": "secret",
  "deep/.git/config": "secret",
  ".well-known/security.txt": "whom to tell",
};

type File = keyof typeof exported;

/** Found: the file, and the kind of answer that it is. */
const found: [address: string, file: File, kind: Kind][] = [
  ["/", "index.html", "page"],
  ["/?loanAmount=1", "index.html", "page"],
  ["/about", "about.html", "page"],
  ["/about?from=/x/", "about.html", "page"],
  ["/blog", "blog.html", "page"],
  ["/blog/budget", "blog/budget.html", "page"],
  ["/calculators/tax/income-tax", "calculators/tax/income-tax.html", "page"],
  ["/embed", "embed.html", "page"],
  ["/embed/tax/income-tax", "embed/tax/income-tax.html", "embedded"],
  ["/engine", "engine.html", "page"],
  ["/offline/pages-1.json", "offline/pages-1.json", "page"],
  ["/engine/figurewell.js", "engine/figurewell.js", "engine"],
  ["/calculators.json", "calculators.json", "engine"],
  ["/og/home.png", "og/home.png", "picture"],
  ["/_next/static/chunks/a.js", "_next/static/chunks/a.js", "code"],
  ["/_next/static/media/a.woff2", "_next/static/media/a.woff2", "code"],
  ["/sw.js", "sw.js", "worker"],
  ["/icon.svg", "icon.svg", "file"],
  ["/manifest.webmanifest", "manifest.webmanifest", "file"],
  ["/robots.txt", "robots.txt", "file"],
  ["/sitemap.xml", "sitemap.xml", "file"],
  ["/about/__next._tree.txt", "about/__next._tree.txt", "file"],
  ["/embed/tax/income-tax.txt", "embed/tax/income-tax.txt", "file"],
  ["/.well-known/security.txt", ".well-known/security.txt", "file"],
];

/** Moved for good. */
const moved: [address: string, location: string][] = [
  ["/index", "/"],
  ["/index.html", "/"],
  ["/index/", "/"],
  ["/index?loanAmount=1", "/?loanAmount=1"],
  ["//", "/"],
  ["/about.html", "/about"],
  ["/about/", "/about"],
  ["/about//", "/about"],
  ["/about.html/", "/about"],
  ["/about/index", "/about"],
  ["/about/index.html", "/about"],
  ["/about/?a=1&b=/c/", "/about?a=1&b=/c/"],
  ["/about.html?a=%2F%3F", "/about?a=%2F%3F"],
  ["/blog/", "/blog"],
  ["/blog/budget/", "/blog/budget"],
  ["/embed/", "/embed"],
  ["/embed.html", "/embed"],
  ["/embed/tax/income-tax.html", "/embed/tax/income-tax"],
  ["/calculators/tax/income-tax/", "/calculators/tax/income-tax"],
];

/** Not found, in the words of one of two pages. */
const missing: [address: string, file: File][] = [
  ["/nothing", "404.html"],
  ["/nothing/", "404.html"],
  ["/nothing.html", "404.html"],
  ["/nothing.svg", "404.html"],
  ["/404", "404.html"],
  ["/404.html", "404.html"],
  ["/404/", "404.html"],
  ["/_not-found", "404.html"],
  ["/_not-found.html", "404.html"],
  ["/_headers", "404.html"],
  ["/_redirects", "404.html"],
  ["/.env", "404.html"],
  ["/deep/.git/config", "404.html"],
  ["/calculators", "404.html"],
  ["/calculators/", "404.html"],
  ["/robots.txt/", "404.html"],
  ["/robots.txt.html", "404.html"],
  ["/_next/static/chunks/gone.js", "404.html"],
  ["/_next/static/", "404.html"],
  ["/embed/nothing", "404.html"],
  ["/engine/nothing.js", "404.html"],
  ["/blog/x/y", "404.html"],
  ["/blog/nothing", "blog/404.html"],
  ["/blog/nothing/", "blog/404.html"],
  ["/blog/nothing.html", "blog/404.html"],
  ["/blog/nothing?a=1", "blog/404.html"],
  ["/blog/404", "blog/404.html"],
  ["/blog/404.html", "blog/404.html"],
];

/** Not found, whatever is there: hosts read such an address in more than one way. */
const ambiguous = [
  "/embed/..%2fabout",
  "/embed/..%2Fcalculators%2ftax/income-tax",
  "/embed/%2e%2e%2fabout",
  "/embed/%2e%2e/about",
  "/embed/.%2E/about",
  "/embed/../about",
  "/embed/./tax/income-tax",
  "/embed/%2e/tax/income-tax",
  "/embed/tax/..",
  "/embed/tax/%2e%2e?from=/x",
  "/embed%2ftax/income-tax",
  "/embed/tax%5cincome-tax",
  "/embed/..\\about",
  "/embed//tax/income-tax",
  "//embed/tax/income-tax",
  "/_next/static/..%2f..%2fabout",
  "/_next/static/chunks%2Fa.js",
  "/_next/static//chunks/a.js",
  "/blog/..%2fabout",
  "/about%2F",
  "/about%00",
  "/about%00.js",
  "/..%2f.env",
  "/../about",
];

type Host = {
  ask: (address: string, headers?: IncomingHttpHeaders, method?: string) => Promise<Answer>;
};
type Answer = { status: number; headers: IncomingHttpHeaders; body: Buffer };

/** Asks for exactly this address: fetch would tidy it first. */
const asking =
  (request: typeof plainRequest, port: number): Host["ask"] =>
  async (address, headers = {}, method = "GET") => {
    const to = { host: "127.0.0.1", port, path: address, rejectUnauthorized: false };
    const sent = request({ ...to, headers, method }).end();
    const [response] = (await once(sent, "response")) as [Parameters<typeof bodyOf>[0]];
    const body = await bodyOf(response);
    return { status: response.statusCode ?? 0, headers: response.headers, body };
  };

async function bodyOf(
  response: AsyncIterable<Buffer> & { statusCode?: number; headers: IncomingHttpHeaders },
) {
  const parts: Buffer[] = [];
  for await (const part of response) parts.push(part);
  return Buffer.concat(parts);
}

const ending: (() => void)[] = [];
afterAll(() => {
  for (const end of ending) end();
  removeTemporaryFolders();
});

/** Runs a program until the tests end, and waits until it says that it is ready. */
async function running(program: string, words: string[], ready: string, folder: string) {
  const environment = { ...process.env, HOME: folder, XDG_DATA_HOME: folder };
  const child: ChildProcess = spawn(program, words, {
    env: { ...environment, XDG_CONFIG_HOME: folder },
    stdio: ["ignore", "ignore", "pipe"],
  });
  ending.push(() => child.kill());
  let said = "";
  await new Promise<void>((resolve, reject) => {
    child.stderr?.on("data", (part: Buffer) => {
      said += part.toString();
      if (said.includes(ready)) resolve();
    });
    child.once("exit", () => reject(new Error(said)));
  });
}

/** One of the files for hosts, with what belongs to this machine and this test put in. */
const hostFileWith = (name: string, changes: Record<string, string>) =>
  Object.entries(changes).reduce((text, [of, to]) => {
    expect(text).toContain(of);
    return text.replaceAll(of, to);
  }, hostFiles()[name] ?? "");

async function ourServer(folder: string): Promise<Host> {
  const server = staticServer(folder);
  ending.push(() => server.close().closeAllConnections());
  return { ask: asking(plainRequest, await listeningPort(server, 0)) };
}

/** What a package of nginx brings beside it, as far as this export needs it. */
const types = `types {
  text/html html; text/plain txt; text/xml xml; image/svg+xml svg; image/png png;
  application/javascript js; application/json json;
}`;

async function nginxHost(program: string, folder: string) {
  const own = folderWith({});
  const [plain, secure] = [await freePort(), await freePort()];
  const { private: key, cert } = await generate([{ name: "commonName", value: "localhost" }]);
  const site = hostFileWith("hosting/nginx.conf", {
    "listen 80;": `listen 127.0.0.1:${plain};`,
    "listen 443 ": `listen 127.0.0.1:${secure} `,
    "/etc/ssl/figurewell.pem": write(own, "cert.pem", cert),
    "/etc/ssl/figurewell.key": write(own, "key.pem", key),
    "/var/www/figurewell/out": folder,
  });
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
    (name) => `${name}_temp_path ${own}/${name};`,
  );
  const file = write(
    own,
    "nginx.conf",
    `daemon off; master_process off; pid ${own}/pid; error_log stderr notice; events {}
     http { access_log off; ${temporary.join(" ")} ${types} ${site} }`,
  );
  const words = ["-p", own, "-e", "stderr", "-c", file];
  await running(program, words, 'using the "', own);
  return { ask: asking(secureRequest as typeof plainRequest, secure), plain, secure };
}

async function caddyHost(program: string, folder: string): Promise<Host> {
  const own = folderWith({});
  const port = await freePort();
  const site = hostFileWith("hosting/Caddyfile", {
    "figurewell.example {": `http://127.0.0.1:${port} {`,
    "root * out": `root * ${folder}`,
  });
  const file = write(own, "Caddyfile", `{\n\tadmin off\n\tauto_https off\n}\n${site}`);
  const words = ["run", "--adapter", "caddyfile", "--config", file];
  await running(program, words, "serving initial configuration", own);
  return { ask: asking(plainRequest, port) };
}

/** Every row of the table, asked of one host. */
function answersTheTable(host: () => Host) {
  const expectHeaders = (headers: IncomingHttpHeaders, kind: Kind) => {
    const known = Object.fromEntries(headersOf(kind));
    for (const name of Object.keys({ ...known, ...kinds[kind] }))
      expect([name, headers[name.toLowerCase()]]).toEqual([name, known[name]]);
  };

  test.each(found)("%s is %s, of the kind %s", async (address, file, kind) => {
    const { status, headers, body } = await host().ask(address);
    expect([status, body.toString()]).toEqual([200, exported[file]]);
    expectHeaders(headers, kind);
  });

  test.each(moved)("%s moves to %s", async (address, location) => {
    const { status, headers } = await host().ask(address);
    expect([status, headers.location]).toEqual([308, location]);
    expectHeaders(headers, kindAt(address));
    expect(headers["cache-control"]).toBe("no-cache");
  });

  test.each(missing)("%s is not found, in the words of %s", async (address, file) => {
    const { status, headers, body } = await host().ask(address);
    expect([status, body.toString()]).toEqual([404, exported[file]]);
    expect(headers["content-type"]).toBe("text/html; charset=utf-8");
    expect(headers["cache-control"]).toBe("no-cache");
    expect(headers.location).toBeUndefined();
    expectHeaders(headers, "page");
  });

  test.each(ambiguous)("%s is not found, since it can be read in two ways", async (address) => {
    const { status, headers, body } = await host().ask(address);
    expect([status, body.toString()]).toEqual([404, exported["404.html"]]);
    expectHeaders(headers, "page");
  });

  test.each(["/", "/about/", "/nothing", "/_next/static/chunks/a.js", "/embed/..%2fabout"])(
    "%s is given to who asks for it, and takes nothing",
    async (address) => {
      for (const method of ["POST", "PUT", "DELETE", "OPTIONS"]) {
        const { status, headers } = await host().ask(address, {}, method);
        expect([method, status, headers.allow]).toEqual([method, 405, "GET, HEAD"]);
        expectHeaders(headers, "page");
      }
      const { status } = await host().ask(address, {}, "HEAD");
      expect(status).toBe((await host().ask(address)).status);
    },
  );

  test.each(["//about/", "//evil.example/", "/%5Cabout/", "/about%0d%0aa:b/"])(
    "%s leads to no other host",
    async (address) => {
      const { status, headers } = await host().ask(address);
      expect([308, 404]).toContain(status);
      expect(headers.location ?? "/").toMatch(/^\/(?![/\\])/);
      expect(headers).not.toHaveProperty("a");
    },
  );

  test.each(["/", "/calculators.json", "/_next/static/chunks/a.js", "/nothing"])(
    "%s goes compressed to who takes it so, and names its charset",
    async (address) => {
      const { headers, body } = await host().ask(address, { "accept-encoding": "gzip" });
      expect(headers["content-encoding"]).toBe("gzip");
      expect(headers.vary).toMatch(/^accept-encoding$/i);
      expect(gunzipSync(body).toString()).toContain(long);
      expect(headers["content-type"]).toMatch(/json|charset=utf-8$/);
    },
  );

  test.each([
    ["/engine/figurewell.d.ts", "text/plain; charset=utf-8"],
    ["/manifest.webmanifest", "application/manifest+json; charset=utf-8"],
  ])("%s is %s", async (address, type) => {
    const { status, headers } = await host().ask(address);
    expect([status, headers["content-type"]]).toEqual([200, type]);
  });
}

/** The program, where it is installed: Debian has both where only root looks. */
const installed = (name: string, word: string) =>
  placesOnPath([name], {
    ...process.env,
    PATH: `${process.env.PATH}:/usr/local/sbin:/usr/sbin`,
  }).find((file) => starts(file, word));

const folder = folderWith(exported);

describe("npm start", () => {
  let host: Host;
  beforeAll(async () => {
    host = await ourServer(folder);
  });
  answersTheTable(() => host);
});

describeWith("nginx", "-v", (program) => {
  let host: Awaited<ReturnType<typeof nginxHost>>;
  beforeAll(async () => {
    host = await nginxHost(program, folder);
  });
  answersTheTable(() => host);

  test("who comes without TLS is sent to the same address with it", async () => {
    const { status, headers } = await asking(plainRequest, host.plain)("/about?a=1");
    expect([status, headers.location]).toEqual([308, "https://figurewell.example/about?a=1"]);
  });

  test("it speaks HTTP/2", async () => {
    const session = connect(`https://127.0.0.1:${host.secure}`, { rejectUnauthorized: false });
    const [headers] = await once(session.request({ ":path": "/about" }), "response");
    expect(headers[constants.HTTP2_HEADER_STATUS]).toBe(200);
    session.close();
  });

  test("a file goes as the .gz beside it", async () => {
    writeFileSync(path.join(folder, "robots.txt.gz"), gzipSync("compressed before"));
    const { body } = await host.ask("/robots.txt", { "accept-encoding": "gzip" });
    expect(gunzipSync(body).toString()).toBe("compressed before");
    expect((await host.ask("/robots.txt")).body.toString()).toBe("for robots");
  });
});

describeWith("caddy", "version", (program) => {
  let host: Host;
  beforeAll(async () => {
    host = await caddyHost(program, folder);
  });
  answersTheTable(() => host);
});

function describeWith(name: string, word: string, tests: (program: string) => void) {
  const program = installed(name, word);
  if (program) return describe(name, () => tests(program));
  process.stderr.write(`${name} is not installed: what it would answer was not tried.\n`);
  test.skip(`${name}, which is not installed`, () => undefined);
}
