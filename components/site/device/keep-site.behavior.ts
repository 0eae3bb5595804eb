type Offer = (release: ServiceWorker) => Promise<void>;

/**
 * Lets the browser keep the site for use without network, once the page has loaded and has nothing
 * else to do. A worker that waits, or comes to wait, beside one that is at work is a new release: it
 * is offered to the visitor.
 */
export function keepSite(offer: Offer, stop: AbortSignal) {
  // However long the page has something to do. Safari cannot tell when that ends.
  const whenIdle = "requestIdleCallback" in window ? requestIdleCallback : setTimeout;
  const keep = () =>
    whenIdle(() => {
      // Where the browser keeps nothing, the site works with the network alone.
      if (!stop.aborted) register(offer).catch(() => 0);
    });
  if (document.readyState === "complete") keep();
  else addEventListener("load", keep, { signal: stop });
}

async function register(offer: Offer) {
  const registration = await navigator.serviceWorker.register("/sw.js");

  function follow(worker: ServiceWorker | null) {
    const tell = () => {
      // Where the code of the offer does not come, the next page makes it.
      if (worker?.state === "installed" && registration.active) offer(worker).catch(() => 0);
    };
    tell();
    worker?.addEventListener("statechange", tell);
  }
  follow(registration.waiting ?? registration.installing);
  registration.addEventListener("updatefound", () => follow(registration.installing));
}
