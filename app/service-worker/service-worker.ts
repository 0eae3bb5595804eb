// What the browser keeps of the site for use without network. Built apart from the pages, after
// them: scripts/lib/post-build/service-worker.mjs.
import { NavigationRoute, NetworkOnly, Serwist, type PrecacheEntry } from "serwist";

import { postAddress } from "@/components/site/missing-post";
import { pageIn, type PageArchive } from "@/lib/offline/page-archive";

declare const self: ServiceWorkerGlobalScope & {
  /** What to keep, and the one file of it that has all pages. */
  __SW_MANIFEST: PrecacheEntry[];
  __SW_PAGES: string;
};

const serwist = new Serwist({
  precacheEntries: self.__SW_MANIFEST,
  // A new release waits until the visitor asks for it, or has closed the site.
  skipWaiting: false,
  // The page of the first visit too finds the code that it has not asked for yet.
  clientsClaim: true,
});

const network = new NetworkOnly();

serwist.registerRoute(
  new NavigationRoute(async (options) => {
    const { pathname } = new URL(options.request.url);
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
  }),
);

const earlier = "earlier-release";
const isCode = ({ pathname }: URL) => pathname.startsWith("/_next/static/");

// After the routes of what is kept: this is asked only for what the current release has not.
serwist.registerCapture(
  ({ url, sameOrigin }) => sameOrigin && isCode(url),
  async ({ request }) =>
    (await self.caches.match(request, { cacheName: earlier })) ?? fetch(request),
);

self.addEventListener("install", serwist.handleInstall);
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
  const current = new Set(serwist.getPrecachedUrls());
  for (const request of await kept.keys()) {
    if (!isCode(new URL(request.url)) || current.has(request.url)) continue;
    const response = await kept.match(request);
    if (response) await aside.put(request, response);
  }
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
