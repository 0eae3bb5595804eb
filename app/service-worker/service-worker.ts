// What the browser keeps of the site for use without network. Built apart from the pages, after
// them: scripts/export/service-worker.mjs.
import { NetworkOnly, Serwist, type SerwistPlugin } from "serwist";

import { postAddress } from "@/components/site/early/missing-post";
import { pageIn, type PageArchive } from "@/lib/offline/page-archive";

declare const self: ServiceWorkerGlobalScope & {
  /** What to keep, each file with the hash of what is in it, and the one that has all pages. */
  __SW_MANIFEST: readonly { url: string; revision: string }[];
  __SW_PAGES: string;
};

/** By address. */
const hashes = new Map(
  self.__SW_MANIFEST.map(({ url, revision }) => [
    new URL(url, self.location.origin).href,
    revision,
  ]),
);

/** Of a file that could not be kept: the worker is then not installed, and the next page tries again. */
let failure: Error | undefined;

/** Keeps a file only as it was built: a status of 200 may also be that of a hotel's sign-in page. */
const asBuilt: SerwistPlugin = {
  cacheWillUpdate: async ({ request, response }) =>
    (await hashOf(response)) === hashes.get(request.url) ? response : null,
  // Serwist would wait for the file without an end: https://github.com/serwist/serwist/issues/367
  handlerDidError: async ({ error, event }) => {
    if (event.type !== "install") return undefined;
    failure = error;
    return Response.error();
  },
};

const serwist = new Serwist({
  precacheEntries: [...self.__SW_MANIFEST],
  // A wrong answer would also stay in the browser's own store, for a year where the host says so.
  precacheOptions: { plugins: [asBuilt], fetchOptions: { cache: "no-store" } },
  // A new release waits until the visitor asks for it, or has closed the site.
  skipWaiting: false,
  // The page of the first visit too finds the code that it has not asked for yet.
  clientsClaim: true,
});

const network = new NetworkOnly();

serwist.registerCapture(
  ({ request, url: { pathname } }) => request.mode === "navigate" && mayBeKept(pathname),
  async (options) => {
    const { pathname } = options.url;
    const page = await keptPage(pathname);
    if (page) return page;
    try {
      return await network.handle(options);
    } catch (error) {
      // As a host does it: clean addresses, and the site's own page where there is none.
      const missing = postAddress.test(pathname) ? "/blog/404" : "/404";
      const kept = (await keptPage(cleanAddress(pathname))) ?? (await keptPage(missing));
      if (!kept) throw error;
      return kept;
    }
  },
);

/**
 * Whether the page at an address can be among the kept ones. Where it cannot, for a file or a page that
 * stands in other sites, the browser itself says that it is offline: "not found" would be untrue.
 */
const mayBeKept = (pathname: string) =>
  !pathname.startsWith("/embed/") && !/\.(?!html$)[^./]+$/.test(pathname);

const earlier = "earlier-release";
const isCode = ({ pathname }: URL) => pathname.startsWith("/_next/static/");

// After the routes of what is kept: this is asked only for what the current release has not.
serwist.registerCapture(
  ({ url, sameOrigin }) => sameOrigin && isCode(url),
  async ({ request }) =>
    (await self.caches.match(request, { cacheName: earlier })) ?? fetch(request),
);

self.addEventListener("install", (event) => {
  event.waitUntil(
    serwist.handleInstall(event).then(() => {
      if (failure) throw failure;
    }),
  );
});
self.addEventListener("activate", (event) => {
  event.waitUntil(keepEarlierCode().then(() => serwist.handleActivate(event)));
});
self.addEventListener("fetch", serwist.handleFetch);

/**
 * A tab of the release before still asks for its own code, which the cleaning that follows would
 * remove: it is put aside until the release after this one.
 */
async function keepEarlierCode() {
  await self.caches.delete(earlier);
  const [kept, aside] = await Promise.all([
    self.caches.open(serwist.precacheStrategy.cacheName),
    self.caches.open(earlier),
  ]);
  for (const request of await kept.keys()) {
    const url = new URL(request.url);
    // In which the store says the revision.
    url.search = "";
    if (!isCode(url) || hashes.has(url.href)) continue;
    const response = await kept.match(request);
    if (response) await aside.put(url, response);
  }
}

/** As scripts/export/service-worker.mjs hashes a file. */
async function hashOf(response: Response) {
  const content = await response.clone().arrayBuffer();
  const bytes = new Uint8Array(await crypto.subtle.digest("SHA-256", content), 0, 8);
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Read once for as long as the worker runs. */
let archive: Promise<{ pages: PageArchive; headers: Headers } | undefined> | undefined;

async function readArchive() {
  const response = await serwist.matchPrecache(self.__SW_PAGES);
  return response && { pages: (await response.json()) as PageArchive, headers: response.headers };
}

/**
 * The page at an address, with the headers that the host gave to all pages together. One that says
 * that there is nothing says so by its status too.
 */
async function keptPage(address: string) {
  // One that cannot be read is none: the network answers.
  archive ??= readArchive().catch(() => undefined);
  const kept = await archive;
  const html = kept && pageIn(kept.pages, address);
  if (!kept || html === undefined) return undefined;

  const headers = new Headers(kept.headers);
  // Those of a file, and not of this page.
  for (const name of ["content-encoding", "content-length", "etag", "last-modified", "vary"])
    headers.delete(name);
  headers.set("content-type", "text/html; charset=utf-8");
  return new Response(html, { status: address.endsWith("/404") ? 404 : 200, headers });
}

/** @returns the address that a host redirects to: no trailing slash, no ".html" */
const cleanAddress = (pathname: string) =>
  pathname
    .replace(/\/+$/, "")
    .replace(/\.html$/, "")
    .replace(/\/index$/, "") || "/";
