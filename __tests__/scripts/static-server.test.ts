import { spawn } from "node:child_process";
import { once } from "node:events";
import { rmSync, symlinkSync } from "node:fs";
import { request, type IncomingHttpHeaders, type Server } from "node:http";
import path from "node:path";
import { brotliDecompressSync, gunzipSync, inflateSync } from "node:zlib";
import { busyPortSentence } from "../../scripts/lib/port.mjs";
import { Refusal } from "../../scripts/lib/refusal.mjs";
import { listeningPort, staticServer } from "../../scripts/lib/static-server.mjs";
import { folderWith, removeTemporaryFolders, write } from "./temporary-folder";

const long = "A page that is worth compressing. ".repeat(100);

let server: Server;
let port: number;

beforeAll(async () => {
  const above = folderWith({ "secret.txt": "secret" });
  const folder = path.join(above, "out");
  for (const [name, content] of Object.entries({
    "index.html": `home ${long}`,
    "404.html": `missing ${long}`,
    "loans-credit.html": "category",
    "calculators/loans-credit/mortgage.html": "mortgage",
    "calculators/loans-credit/mortgage/__next._tree.txt": "payload",
    "old/index.html": "folder's own page",
    "both.html": "the page",
    "both/index.html": "the folder's",
    "a name.html": "spaced",
    "robots.txt": "robots",
    "sitemap.xml": long,
    "icon.png": long,
    "manifest.webmanifest": "{}",
    "unknown.figurewell": "?",
    "_next/static/chunks/a1.js": long,
    "_next/static/media/font.woff2": "font",
    ".htaccess": "hidden",
    ".git/config": "hidden",
    "deep/.env": "hidden",
    ".well-known/security.txt": "contact",
  })) {
    write(folder, name, content);
  }
  symlinkSync(path.join(above, "secret.txt"), path.join(folder, "linked.txt"));
  server = staticServer(folder);
  port = await listeningPort(server, 0);
});

afterAll(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  removeTemporaryFolders();
});

type Answer = { status: number; headers: IncomingHttpHeaders; body: Buffer; text: string };

/** Asks for exactly this address: fetch would tidy it first. */
function ask(address: string, headers: Record<string, string> = {}, method = "GET") {
  return new Promise<Answer>((resolve, reject) => {
    request({ port, host: "localhost", path: address, method, headers }, (response) => {
      const parts: Buffer[] = [];
      response.on("data", (part: Buffer) => parts.push(part));
      response.on("end", () => {
        const body = Buffer.concat(parts);
        const { statusCode = 0, headers: answered } = response;
        resolve({ status: statusCode, headers: answered, body, text: body.toString() });
      });
    })
      .on("error", reject)
      .end();
  });
}

test.each([
  ["/", "home"],
  ["/?theme=dark", "home"],
  ["/loans-credit", "category"],
  ["/calculators/loans-credit/mortgage", "mortgage"],
  ["/calculators/loans-credit/mortgage?loanAmount=1&x=?", "mortgage"],
  ["/calculators/loans-credit/mortgage/__next._tree.txt", "payload"],
  ["/old", "folder's own page"],
  ["/both", "the page"],
  ["/a%20name", "spaced"],
  ["/robots.txt", "robots"],
  ["/.well-known/security.txt", "contact"],
])("%s is found", async (address, beginning) => {
  const { status, text } = await ask(address);
  expect(status).toBe(200);
  expect(text.startsWith(beginning)).toBe(true);
});

test.each([
  ["/loans-credit/", "/loans-credit"],
  ["/loans-credit//", "/loans-credit"],
  ["/loans-credit.html", "/loans-credit"],
  ["/index.html", "/"],
  ["/index", "/"],
  ["//", "/"],
  ["/old/", "/old"],
  ["/old/index.html", "/old"],
  ["/a%20name.html", "/a%20name"],
  [
    "/calculators/loans-credit/mortgage/?loanAmount=1&x=?",
    "/calculators/loans-credit/mortgage?loanAmount=1&x=?",
  ],
])("%s moves to %s", async (address, location) => {
  const { status, headers } = await ask(address);
  expect(status).toBe(308);
  expect(headers.location).toBe(location);
});

test.each([
  "/nothing",
  "/nothing/",
  "/nothing.html",
  "/calculators",
  "/calculators/",
  "/robots.txt/",
  "/404",
  "/404.html",
  "/%E0%A4%A",
  "/%00",
  "//evil.example/",
  "//evil.example/loans-credit/",
])("%s is not found, in the words of the site", async (address) => {
  const { status, headers, text } = await ask(address);
  expect(status).toBe(404);
  expect(headers["content-type"]).toBe("text/html; charset=utf-8");
  expect(headers["cache-control"]).toBe("no-cache");
  expect(headers.location).toBeUndefined();
  expect(text.startsWith("missing")).toBe(true);
});

test.each([
  "/../secret.txt",
  "/..%2fsecret.txt",
  "/%2e%2e/secret.txt",
  "/%2e%2e%2fsecret.txt",
  "/loans-credit/../../secret.txt",
  "/..\\secret.txt",
  "/linked.txt",
])("%s does not lead out of the folder", async (address) => {
  const { status, text } = await ask(address);
  expect(status).toBe(404);
  expect(text).not.toContain("secret");
});

test.each(["/.htaccess", "/.git/config", "/deep/.env", "/%2egit/config"])(
  "%s is hidden",
  async (address) => {
    const { status, text } = await ask(address);
    expect(status).toBe(404);
    expect(text).not.toContain("hidden");
  },
);

test.each([
  ["/", "text/html; charset=utf-8"],
  ["/robots.txt", "text/plain; charset=utf-8"],
  ["/sitemap.xml", "application/xml"],
  ["/icon.png", "image/png"],
  ["/manifest.webmanifest", "application/manifest+json; charset=utf-8"],
  ["/_next/static/chunks/a1.js", "text/javascript; charset=utf-8"],
  ["/_next/static/media/font.woff2", "font/woff2"],
  ["/unknown.figurewell", "application/octet-stream"],
])("%s is %s", async (address, type) => {
  expect((await ask(address)).headers["content-type"]).toBe(type);
});

test("what has a hash in its name is kept for good, the rest is asked for anew", async () => {
  const chunk = await ask("/_next/static/chunks/a1.js");
  expect(chunk.headers["cache-control"]).toBe("public, max-age=31536000, immutable");
  for (const address of ["/", "/robots.txt", "/icon.png"]) {
    expect((await ask(address)).headers["cache-control"]).toBe("no-cache");
  }
});

const decompressed: Record<string, (body: Buffer) => Buffer> = {
  br: brotliDecompressSync,
  deflate: inflateSync,
  gzip: gunzipSync,
};

test.each([
  ["gzip, deflate, br, zstd", "br"],
  ["gzip", "gzip"],
  ["GZIP;q=0.5", "gzip"],
  ["br;q=0.1, gzip;q=0.9", "gzip"],
  ["br;q=0, gzip", "gzip"],
  ["*", "br"],
  ["br;q=0, gzip;q=0", undefined],
  ["deflate", "deflate"],
  ["", undefined],
])("to who accepts %p a page goes as %s", async (accepted, encoding) => {
  const { headers, body } = await ask("/", accepted ? { "accept-encoding": accepted } : {});
  expect(headers["content-encoding"]).toBe(encoding);
  expect(headers.vary).toBe("Accept-Encoding");
  // What is compressed on its way has no length yet.
  expect(headers["content-length"]).toBe(encoding ? undefined : String(body.length));
  const content = encoding ? decompressed[encoding]?.(body) : body;
  expect(content?.toString()).toBe(`home ${long}`);
  if (encoding) expect(body.length).toBeLessThan(long.length);
});

test("what is compressed already, or would grow, goes as it is", async () => {
  const accepting = { "accept-encoding": "br" };
  for (const address of ["/icon.png", "/robots.txt", "/_next/static/media/font.woff2"]) {
    expect((await ask(address, accepting)).headers["content-encoding"]).toBeUndefined();
  }
});

test("an unchanged page is not sent again", async () => {
  const { headers } = await ask("/");
  const etag = headers.etag ?? "";
  expect(etag).toMatch(/^W\/"[\w-]+"$/);
  const accepting = { "accept-encoding": "br", "if-none-match": etag };
  for (const known of [{ "if-none-match": etag }, accepting]) {
    const again = await ask("/", known);
    expect(again.status).toBe(304);
    expect(again.body).toHaveLength(0);
    expect(again.headers["cache-control"]).toBe("no-cache");
    expect(again.headers["content-encoding"]).toBeUndefined();
  }
  expect((await ask("/", { "if-none-match": '"other"' })).status).toBe(200);
  expect((await ask("/loans-credit", { "if-none-match": etag })).status).toBe(200);
  expect((await ask("/nothing", { "if-none-match": "*" })).status).toBe(404);
});

test.each(["/", "/nothing", "/loans-credit/", "/icon.png"])(
  "HEAD %s answers as GET does, without a body",
  async (address) => {
    const get = await ask(address);
    const head = await ask(address, {}, "HEAD");
    expect(head.body).toHaveLength(0);
    expect(head.status).toBe(get.status);
    expect({ ...head.headers, date: "" }).toEqual({ ...get.headers, date: "" });
  },
);

test.each(["bytes=0-3", "bytes=5-2", "bytes=99999-"])(
  "who asks for %s is sent the whole file",
  async (range) => {
    const { status, text } = await ask("/", { range });
    expect(status).toBe(200);
    expect(text).toBe(`home ${long}`);
  },
);

test("a file that has gone since is not found, one that has changed is sent as it is now", async () => {
  const folder = folderWith({ "page.html": "before", "gone.html": "", "404.html": "missing" });
  const other = staticServer(folder);
  const otherPort = await listeningPort(other, 0);
  write(folder, "page.html", "and afterwards");
  rmSync(path.join(folder, "gone.html"));
  const at = `http://localhost:${otherPort}`;
  expect(await (await fetch(`${at}/page`)).text()).toBe("and afterwards");
  const gone = await fetch(`${at}/gone`);
  expect([gone.status, await gone.text()]).toEqual([404, "missing"]);
  other.close();
  other.closeAllConnections();
});

test("nothing but GET and HEAD is answered", async () => {
  const { status, headers } = await ask("/", {}, "POST");
  expect(status).toBe(405);
  expect(headers.allow).toBe("GET, HEAD");
});

test("a second server on the same port is refused with a sentence", async () => {
  const second = listeningPort(staticServer(folderWith({ "index.html": "" })), port);
  await expect(second).rejects.toThrow(Refusal);
  await expect(second).rejects.toThrow(busyPortSentence(port));
});

test.each(["SIGINT", "SIGTERM"] as const)(
  "%s ends the server cleanly, also with a connection open",
  async (signal) => {
    const folder = folderWith({ "index.html": "home" });
    const child = spawn(
      process.execPath,
      [
        "--input-type=module",
        "--eval",
        `import { listeningPort, staticServer } from "./scripts/lib/static-server.mjs";
         console.log(await listeningPort(staticServer(process.argv[1]), 0));`,
        folder,
      ],
      { stdio: ["ignore", "pipe", "inherit"] },
    );
    const [line] = (await once(child.stdout, "data")) as [Buffer];
    const held = request({
      port: Number(line),
      host: "localhost",
      headers: { connection: "keep-alive" },
    });
    held.on("error", () => undefined).end();
    await once(held, "response");
    child.kill(signal);
    expect(await once(child, "exit")).toEqual([0, null]);
  },
);
