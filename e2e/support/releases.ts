import { cpSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";

import { filesUnder } from "../../scripts/lib/files.mjs";
import { headersOf, kindAt } from "../../scripts/lib/hosting/answers.mjs";
import { finishExport } from "../../scripts/export/finish-export.mjs";
import { staticServer } from "../../scripts/lib/static-server.mjs";
import { firstScript } from "./exported";
import { rootPath } from "./root-path";
import { test as base } from "./test";

export const firstRelease = rootPath("out");

/**
 * A release after the one that was built: the same site, all its code under other names, with a
 * meta element that says which release a page is of.
 */
export async function secondRelease() {
  const folder = mkdtempSync(path.join(tmpdir(), "figurewell-release-"));
  cpSync(firstRelease, folder, {
    recursive: true,
    // What no page needs.
    filter: (file) => !/\.txt$|\/og$|\/offline$/.test(file),
  });
  const chunks = path.join(folder, "_next", "static", "chunks");
  for (const name of filesUnder(chunks))
    renameSync(path.join(chunks, name), path.join(chunks, `second-${name}`));
  for (const name of filesUnder(folder).filter((file) => /\.(html|js)$/.test(file))) {
    const file = path.join(folder, name);
    const text = readFileSync(file, "utf8")
      .replaceAll("static/chunks/", "static/chunks/second-")
      .replaceAll(/(["`])\.\/(?=[\w-]+\.js\1)/g, "$1./second-")
      .replace("</head>", '<meta name="release" content="second"/></head>');
    writeFileSync(file, name.endsWith(".html") ? unfinished(text) : text);
  }
  await finishExport({ folder: rootPath(), exported: folder, environment: process.env });
  return { folder, remove: () => rmSync(folder, { recursive: true }) };
}

/** A page as Next exports it: its policy and the hashes of its scripts are of the first release. */
const unfinished = (html: string) =>
  html
    .replace(/<meta http-equiv="Content-Security-Policy"[^>]*><script>.*?<\/script>/, "")
    .replaceAll(/ integrity="[^"]*"/g, "");

/** The test of this suite, its pages at a host of their own. */
export const test = base.extend<{ site: Awaited<ReturnType<typeof host>> }>({
  site: async ({}, run) => {
    const site = await host();
    await run(site);
    await site.stop();
  },
  baseURL: ({ site }, run) => run(site.origin),
});

/** A host at an address of its own, which may come to serve another release, or none. */
export async function host() {
  let current = staticServer(firstRelease);
  let lost: readonly string[] = [];
  let held = Promise.resolve();
  let refused = 0;
  const received: string[] = [];
  const server = createServer(async (request, response) => {
    const { method, url = "", headers } = request;
    received.push(JSON.stringify([method, url, headers]));
    if (url.endsWith(".js")) {
      await held;
      if (url === firstScript() && refused-- > 0) return response.writeHead(503).end();
    }
    if (!lost.includes(url)) return current.emit("request", request, response);
    for (const [name, value] of headersOf(kindAt(url))) response.setHeader(name, value);
    response.setHeader("content-type", "text/html").end("<!DOCTYPE html><title>Sign in</title>");
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  return {
    /** The address and the headers of all that it was asked for. */
    received,
    hasReceived: (address: string) =>
      received.some((request) => JSON.parse(request)[1] === address),
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    serve(folder: string) {
      current = staticServer(folder);
    },
    /**
     * Answers these addresses, until others are named, as the sign-in page of a hotel or a page about
     * maintenance does: with HTML, status 200 and the headers that belong to the address.
     */
    lose(...addresses: string[]) {
      lost = addresses;
    },
    /** Holds scripts back until they are let go: the first of a page is then refused so many times. */
    holdScripts(refusals = 0) {
      let letGo = () => {};
      held = new Promise((resolve) => (letGo = resolve));
      refused = refusals;
      return letGo;
    },
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
