// What Mozilla's scanner of web sites would say, over the server of `npm start`.
import { once } from "node:events";
import {
  createServer as createPlainServer,
  type IncomingMessage,
  type ServerResponse,
} from "node:http";
import { createServer as createSecureServer } from "node:https";
import { createServer, type AddressInfo, type Socket } from "node:net";

import { expect, test, type APIRequestContext } from "@playwright/test";
import { generate } from "selfsigned";

import { staticServer } from "../scripts/lib/static-server.mjs";
import { gradeOf, type Answer } from "./support/observatory";
import { rootPath } from "./support/root-path";

// Its certificate is its own.
test.use({ ignoreHTTPSErrors: true });

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
  return { server, host: `localhost:${(server.address() as AddressInfo).port}` };
}

/** What the site answers to another site that asks: it might share with it. */
async function answerOf(request: APIRequestContext): Promise<Answer> {
  const { server, host } = await secureSite();
  const options = { headers: { origin: "https://other.example" }, maxRedirects: 0 };
  const plain = await request.get(`http://${host}/`, options);
  const address = `https://${host}/`;
  const secure = await request.get(address, options);
  expect(secure.status()).toBe(200);
  const answer = {
    headers: secure.headers(),
    html: await secure.text(),
    plain: { status: plain.status(), location: plain.headers().location ?? "" },
    address,
  };
  server.close();
  return answer;
}

test("gives the site its best grade, and every one of its tests passes", async ({ request }) => {
  expect(gradeOf(await answerOf(request))).toEqual({
    grade: "A+",
    score: 135,
    failed: [],
    results: [
      "csp-implemented-with-no-unsafe-default-src-none",
      "cookies-not-found",
      "corp-implemented-with-same-origin",
      "cross-origin-resource-sharing-not-implemented",
      "redirection-to-https",
      "referrer-policy-private",
      "hsts-implemented-max-age-at-least-six-months",
      "sri-implemented-and-all-scripts-loaded-securely",
      "x-content-type-options-nosniff",
      "x-frame-options-implemented-via-csp",
    ],
  });
});

type Change = (answer: Answer) => Partial<Answer>;

const withHeader =
  (name: string, value: string): Change =>
  ({ headers }) => ({ headers: { ...headers, [name]: value } });
const withoutHeader =
  (name: string): Change =>
  ({ headers }) => ({
    headers: Object.fromEntries(Object.entries(headers).filter(([one]) => one !== name)),
  });
const withPage =
  (written: string | RegExp, text: string): Change =>
  (answer) => {
    const html = answer.html.replace(written, text);
    expect(html).not.toBe(answer.html);
    return { html };
  };

/** What the site could come to answer, by the test that would fail, and the score that is left. */
const falls: Record<string, { score: number; when: Record<string, Change> }> = {
  "content-security-policy": {
    score: 75,
    when: {
      "runs any script": withPage("script-src ", "script-src 'unsafe-inline' "),
      "evaluates text": withPage("script-src ", "script-src 'unsafe-eval' "),
      "shows pictures of any host": withPage("img-src ", "img-src https: "),
      "loads what it does not name": withPage("default-src 'none'", "default-src 'self'"),
      "sends forms to any host": withPage("form-action 'none'; ", ""),
      "has no policy": withPage("Content-Security-Policy", "Content-Policy"),
    },
  },
  cookies: { score: 60, when: { "sets one": withHeader("set-cookie", "visitor=1") } },
  "cross-origin-resource-policy": {
    score: 120,
    when: { "has none": withoutHeader("cross-origin-resource-policy") },
  },
  "cross-origin-resource-sharing": {
    score: 50,
    when: { "is read by any site": withHeader("access-control-allow-origin", "*") },
  },
  redirection: {
    score: 80,
    when: {
      "answers without TLS": () => ({ plain: { status: 200, location: "" } }),
      "is elsewhere by TLS": () => ({ plain: { status: 301, location: "https://other.example/" } }),
    },
  },
  "referrer-policy": {
    score: 125,
    when: { "tells where a visitor was": withHeader("referrer-policy", "unsafe-url") },
  },
  "strict-transport-security": {
    score: 80,
    when: {
      "holds for a day": withHeader("strict-transport-security", "max-age=86400"),
      "has none": withoutHeader("strict-transport-security"),
    },
  },
  "subresource-integrity": {
    score: 50,
    when: {
      "leaves a script out": withPage(/ integrity="[^"]+"(?= type="module")/, ""),
      "runs one of another host": withPage('src="/_next', 'src="//other.example/_next'),
    },
  },
  "x-content-type-options": {
    score: 130,
    when: { "has none": withoutHeader("x-content-type-options") },
  },
  "x-frame-options": {
    score: 80,
    when: { "can be framed": withoutHeader("content-security-policy") },
  },
};

test("gives it less for whatever it would do worse", async ({ request }) => {
  const answer = await answerOf(request);
  for (const [failed, { score, when }] of Object.entries(falls))
    for (const [why, change] of Object.entries(when))
      expect
        .soft(gradeOf({ ...answer, ...change(answer) }), `${failed}: ${why}`)
        .toMatchObject({ failed: [failed], score });
});
