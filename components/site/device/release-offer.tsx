"use client";

import { useRef, type FocusEvent } from "react";
import { createRoot } from "react-dom/client";

import { FootBar, TwoAnswers } from "@/components/site/frame/foot-bar";
import { Button } from "@/components/ui/button";
import { site } from "@/lib/site";

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
    <FootBar
      slot="release-offer"
      label="New version"
      words={`A new version of ${site.name} is ready. This page stays as it is until you reload it.`}
    >
      <TwoAnswers>
        <Button variant="outline" size="sm" onFocus={enter} onClick={onReload}>
          Reload
        </Button>
        <Button variant="outline" size="sm" onFocus={enter} onClick={leave}>
          Later
        </Button>
      </TwoAnswers>
    </FootBar>
  );
}
