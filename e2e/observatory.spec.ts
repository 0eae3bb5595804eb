// Mozilla's scanner of web sites, over the server of `npm start`.
import { execFile } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import {
  createServer as createPlainServer,
  type IncomingMessage,
  type ServerResponse,
} from "node:http";
import { createServer as createSecureServer } from "node:https";
import { createServer, type AddressInfo, type Socket } from "node:net";
import { promisify } from "node:util";

import { expect, test } from "@playwright/test";
import { generate } from "selfsigned";

import { staticServer } from "../scripts/lib/static-server.mjs";
import { rootPath } from "./support/root-path";

const scanner = rootPath("node_modules", "@mdn", "mdn-http-observatory");

/** The first byte of a connection that speaks TLS. */
const handshake = 22;

/** The site as a host has it: by TLS, and who comes without is sent there. One port answers both. */
async function secureSite() {
  const { private: key, cert } = await generate([{ name: "commonName", value: "localhost" }], {
    extensions: [{ name: "subjectAltName", altNames: [{ type: 2, value: "localhost" }] }],
  });
  const site = staticServer(rootPath("out"));
  const secure = createSecureServer({ key, cert }, (request, response) =>
    site.emit("request", request, response),
  );
  const plain = createPlainServer(({ headers, url }: IncomingMessage, response: ServerResponse) =>
    response.writeHead(301, { location: `https://${headers.host}${url}` }).end(),
  );
  const server = createServer((socket: Socket) => {
    socket.once("data", (first: Buffer) => {
      socket.pause();
      socket.unshift(first);
      (first[0] === handshake ? secure : plain).emit("connection", socket);
      process.nextTick(() => socket.resume());
    });
  }).listen(0);
  await once(server, "listening");
  return { server, cert, host: `localhost:${(server.address() as AddressInfo).port}` };
}

test("gives the site its best grade, and every one of its tests passes", async ({}, testInfo) => {
  // What its install script would have fetched: the hosts that browsers ask by TLS alone. Localhost
  // is on no such list, so that part of its tests of HSTS and redirection cannot apply.
  const preloaded = `${scanner}/conf/hsts-preload.json`;
  if (!existsSync(preloaded)) await writeFile(preloaded, "{}");

  const { server, cert, host } = await secureSite();
  const trusted = testInfo.outputPath("localhost.pem");
  await writeFile(trusted, cert);
  const { stdout } = await promisify(execFile)(process.execPath, [`${scanner}/src/scan.js`, host], {
    env: { ...process.env, NODE_EXTRA_CA_CERTS: trusted },
  });
  server.close();

  const { scan, tests } = JSON.parse(stdout) as {
    scan: { grade: string; score: number; testsFailed: number };
    tests: Record<string, { result: string; pass: boolean }>;
  };
  const results = Object.fromEntries(
    Object.entries(tests).map(([name, { result }]) => [name, result]),
  );
  expect(results).toEqual({
    "content-security-policy": "csp-implemented-with-no-unsafe-default-src-none",
    cookies: "cookies-not-found",
    "cross-origin-resource-policy": "corp-implemented-with-same-origin",
    "cross-origin-resource-sharing": "cross-origin-resource-sharing-not-implemented",
    redirection: "redirection-to-https",
    "referrer-policy": "referrer-policy-private",
    "strict-transport-security": "hsts-implemented-max-age-at-least-six-months",
    "subresource-integrity": "sri-implemented-and-all-scripts-loaded-securely",
    "x-content-type-options": "x-content-type-options-nosniff",
    "x-frame-options": "x-frame-options-implemented-via-csp",
  });
  expect(scan).toMatchObject({ grade: "A+", testsFailed: 0 });
});
