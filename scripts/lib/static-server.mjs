import { createServer } from "node:http";
import path from "node:path";
import { constants } from "node:zlib";
import { filesUnder, textOf } from "./files.mjs";
import { headersFor } from "./hosting/headers.mjs";
import { busyPortSentence } from "./port.mjs";
import { Refusal } from "./refusal.mjs";

/** @typedef {import("node:http").IncomingMessage} Request */
/** @typedef {import("node:http").ServerResponse} Response */

// .well-known is the one name with a dot that is meant for visitors.
const hidden = /^\.(?!well-known\/)|\/\./;

/**
 * A server of the static export in a folder, the way a good host serves it, with the headers of all
 * hosts.
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
      .filter((file) => !hidden.test(file))
      .map((file) => [file.endsWith(".html") ? cleanAddress(`/${file}`) : `/${file}`, file]),
  );
  listed.delete("/404");
  // For hosts, which do not serve it either.
  listed.delete("/_headers");
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
      const type = contentType(path.extname(listed.get(pathname) ?? ""));
      response.setHeader("content-type", type || "application/octet-stream");
    },
  });

  /** @param {Response} response */
  function sendMissing(response) {
    const page = textOf(path.join(folder, "404.html")) ?? "Not found";
    response.writeHead(404, {
      "cache-control": "no-cache",
      "content-length": Buffer.byteLength(page),
      "content-type": "text/html; charset=utf-8",
    });
    response.end(page);
  }

  return (/** @type {Request} */ request, /** @type {Response} */ response) => {
    const { url = "" } = request;
    const [address = ""] = url.split("?", 1);
    const pathname = decoded(address);
    for (const [name, value] of headersFor(pathname)) response.setHeader(name, value);
    compress(request, response, () => {
      if (request.method !== "GET" && request.method !== "HEAD") {
        response.writeHead(405, { allow: "GET, HEAD" }).end("Method not allowed");
        return;
      }
      // Always the whole file: sirv would crash on a range that ends before it begins.
      delete request.headers.range;

      const clean = cleanAddress(pathname);
      if (listed.has(pathname)) {
        send(request, response, () => sendMissing(response));
      } else if (listed.get(clean)?.endsWith(".html")) {
        const location = encodeURI(clean) + url.slice(address.length);
        response.writeHead(308, { "cache-control": "no-cache", "content-length": 0, location });
        response.end();
      } else {
        sendMissing(response);
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
 * The one address of a page, however it was asked for: no trailing slash, no ".html", no "index".
 *
 * @param {string} pathname
 */
function cleanAddress(pathname) {
  let clean = pathname;
  while (clean.endsWith("/")) clean = clean.slice(0, -1);
  clean = clean.replace(/\.html$/, "").replace(/\/index$/, "");
  return clean === "" ? "/" : clean;
}

/** @param {string} address */
function decoded(address) {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}
