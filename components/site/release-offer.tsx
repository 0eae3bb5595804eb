"use client";

import { useRef, type FocusEvent } from "react";
import { createRoot } from "react-dom/client";

import { Button } from "@/components/ui/button";
import { site } from "@/lib/site";

import { keepClear } from "./keep-clear";

/**
 * Says that a new release waits. It is never forced: what was typed stays until the visitor reloads,
 * and one who does not will have the new release after closing the site.
 */
export function offerRelease(worker: ServiceWorker) {
  // One question at a time: this one is asked again on the next page.
  if (document.querySelector("[data-slot=consent], [data-slot=release-offer]")) return;

  const host = document.body.appendChild(document.createElement("div"));
  host.className = "print:hidden";
  // There before the offer is, so that a screen reader says it when it comes.
  host.setAttribute("aria-live", "polite");
  const root = createRoot(host);
  root.render(
    <ReleaseOffer
      onReload={() => switchTo(worker)}
      onLater={() => {
        root.unmount();
        host.remove();
      }}
    />,
  );
}

/** Lets the new release take over, and loads the page from it. */
function switchTo(worker: ServiceWorker) {
  // Another tab may have done it before.
  if (worker.state !== "installed") return location.reload();
  worker.onstatechange = () => worker.state === "activated" && location.reload();
  // The word that the worker of serwist waits for.
  worker.postMessage({ type: "SKIP_WAITING" });
}

type ReleaseOfferProps = { onReload: () => void; onLater: () => void };

function ReleaseOffer({ onReload, onLater }: ReleaseOfferProps) {
  const before = useRef<Element | null>(null);

  function enter({ relatedTarget: from }: FocusEvent) {
    if (!from?.closest("[data-slot=release-offer]")) before.current = from;
  }

  function leave() {
    onLater();
    // The button is gone: the focus goes back to where it was, without moving the page.
    const place = before.current?.isConnected ? before.current : document.querySelector("header a");
    if (place instanceof HTMLElement) place.focus({ preventScroll: true });
  }

  return (
    <section
      ref={keepClear}
      data-slot="release-offer"
      aria-label="New version"
      className="fixed inset-x-0 bottom-0 z-40 max-h-[50dvh] overflow-y-auto border-t bg-card shadow-lg"
    >
      <div className="mx-auto flex max-w-page flex-wrap items-center gap-x-6 gap-y-2 px-4 py-3 sm:px-6 lg:px-8">
        <p className="min-w-[min(100%,20rem)] flex-1 text-sm">
          A new version of {site.name} is ready. This page stays as it is until you reload it.
        </p>
        <div className="grid grow grid-cols-2 gap-3 sm:max-w-xs sm:grow-0 sm:basis-64">
          <Button variant="outline" size="sm" onFocus={enter} onClick={onReload}>
            Reload
          </Button>
          <Button variant="outline" size="sm" onFocus={enter} onClick={leave}>
            Later
          </Button>
        </div>
      </div>
    </section>
  );
}
