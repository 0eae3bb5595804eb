import { createServer } from "node:http";
import path from "node:path";
import { constants } from "node:zlib";
import { filesUnder, textOf } from "./files.mjs";
import {
  headersOf,
  isAmbiguous,
  isWithheld,
  kindAt,
  kinds,
  methods,
  missing,
  moved,
  pageMissingAt,
  pageMovedTo,
  types,
} from "./hosting/answers.mjs";
import { busyPortSentence } from "./port.mjs";
import { Refusal } from "./refusal.mjs";

/** @typedef {import("node:http").IncomingMessage} Request */
/** @typedef {import("node:http").ServerResponse} Response */

/**
 * A server of the static export in a folder, which answers as the table of all hosts says.
 *
 * It lists the folder once, when it is made, and answers only with what is on that list: links,
 * hidden files and whatever lies outside are not. Next writes a page `a/b.html` and its data in a
 * folder `a/b/`; only files are on the list, so the page is found.
 *
 * @param {string} folder
 */
export function staticServer(folder) {
  const listed = new Map(
    filesUnder(folder)
      .filter((file) => !isWithheld(`/${file}`))
      .map((file) => [pageMovedTo(`/${file}`) ?? `/${file}`, file]),
  );
  const answering = answerer(folder, listed);
  return createServer(async (request, response) => (await answering)(request, response));
}

/**
 * @param {string} folder
 * @param {Map<string, string>} listed file by address
 */
async function answerer(folder, listed) {
  // Imported only now: `npm start` reads this file before it installs the packages.
  const [{ default: compression }, { contentType }, { default: sirv }] = await Promise.all([
    import("compression"),
    import("mime-types"),
    import("sirv"),
  ]);
  // Brotli at 5 makes 6% less of a page than at 4, its own choice, in the same time. At 11 it is 15%, but
  // a script then takes a third of a second.
  const params = { [constants.BROTLI_PARAM_QUALITY]: 5 };
  // Its types ask for Express, it does not.
  const compress = /** @type {(request: Request, response: Response, next: () => void) => void} */ (
    /** @type {unknown} */ (compression({ brotli: { params } }))
  );
  const send = sirv(folder, {
    // Looks at the file when it is asked for: one that has gone is not found, instead of a crash.
    dev: true,
    etag: true,
    extensions: ["html"],
    setHeaders(response, pathname) {
      const type = contentType(types[pathname] ?? path.extname(listed.get(pathname) ?? ""));
      response.setHeader("content-type", type || "application/octet-stream");
    },
  });

  /**
   * @param {Response} response
   * @param {string} page the address of the one that says so
   */
  function sendMissing(response, page) {
    const text = textOf(path.join(folder, `${page}.html`)) ?? "Not found";
    say(response, "page");
    response.writeHead(404, {
      "content-length": Buffer.byteLength(text),
      "content-type": "text/html; charset=utf-8",
    });
    response.end(text);
  }

  return (/** @type {Request} */ request, /** @type {Response} */ response) => {
    const { url = "" } = request;
    const [address = ""] = url.split("?", 1);
    const pathname = decoded(address);
    compress(request, response, () => {
      if (!methods.includes(request.method ?? "")) {
        say(response, "page");
        response.writeHead(405, { allow: methods.join(", ") }).end("Method not allowed");
        return;
      }
      // Always the whole file: sirv would crash on a range that ends before it begins.
      delete request.headers.range;

      const page = pageMovedTo(pathname);
      if (isAmbiguous(url)) {
        sendMissing(response, missing.elsewhere);
      } else if (listed.has(pathname)) {
        say(response, kindAt(pathname));
        send(request, response, () => sendMissing(response, pageMissingAt(pathname)));
      } else if (page && listed.get(page)?.endsWith(".html")) {
        say(response, kindAt(pathname));
        const location = encodeURI(page) + url.slice(address.length);
        response.writeHead(moved.status, { "content-length": 0, location }).end();
      } else {
        sendMissing(response, pageMissingAt(pathname));
      }
    });
  };
}

/**
 * Starts a server, to be stopped with Ctrl-C.
 *
 * @param {import("node:http").Server} server
 * @param {number} port 0 for any that is free
 * @returns {Promise<number>} the port it listens on
 */
export async function listeningPort(server, port) {
  await new Promise((resolve, reject) => {
    server.once("listening", resolve);
    server.once("error", (/** @type {NodeJS.ErrnoException} */ error) => {
      reject(unableToListen(error, port));
    });
    server.listen(port);
  });
  for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, stop);
  server.once("close", () => {
    for (const signal of ["SIGINT", "SIGTERM"]) process.off(signal, stop);
  });

  // Browsers keep connections open: without the second call the process would outlive Ctrl-C.
  function stop() {
    server.close();
    server.closeAllConnections();
  }

  const address = server.address();
  return typeof address === "object" && address ? address.port : port;
}

/**
 * @param {NodeJS.ErrnoException} error
 * @param {number} port
 */
function unableToListen(error, port) {
  if (error.code === "EADDRINUSE") return new Refusal(busyPortSentence(port));
  if (error.code === "EACCES") {
    return new Refusal(
      `Port ${port} is reserved on this machine: choose one above 1023, as in PORT=3000 npm start.`,
    );
  }
  return error;
}

/**
 * Sets the headers of a kind of answer, in the place of those of another.
 *
 * @param {Response} response
 * @param {import("./hosting/answers.mjs").Kind} kind
 */
function say(response, kind) {
  for (const name of Object.keys(kinds[kind])) response.removeHeader(name);
  for (const [name, value] of headersOf(kind)) response.setHeader(name, value);
}

/** @param {string} address */
function decoded(address) {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}
