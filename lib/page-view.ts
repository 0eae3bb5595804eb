import type { Analytics } from "@/lib/analytics";

type Visit = { address: string; referrer: string; domain: string };

/**
 * What is reported of a visit. Of the address only origin and path are read, never what follows:
 * after the # of a copied link stand the numbers that a visitor typed. Of the page before it only
 * the site is named.
 */
export function pageViewOf({ address, referrer, domain }: Visit) {
  const { origin, pathname } = new URL(address);
  const view = { name: "pageview", url: origin + pathname, domain };
  const from = referrer && new URL(referrer).origin;
  return from && from !== origin ? { ...view, referrer: from } : view;
}

/** Reports the page that is open, without cookies. Whether it arrives makes no difference here. */
export async function sendPageView({ endpoint, domain }: Analytics) {
  const view = pageViewOf({ address: location.href, referrer: document.referrer, domain });
  await fetch(endpoint, {
    method: "POST",
    // A plain text is sent at once. For JSON a browser would first ask the other host.
    headers: { "content-type": "text/plain" },
    body: JSON.stringify(view),
    credentials: "omit",
    keepalive: true,
  }).catch(() => undefined);
}
