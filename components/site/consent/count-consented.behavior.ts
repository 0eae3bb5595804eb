import { analytics } from "@/lib/analytics";

import { currentConsent, forgetAnswer, subscribe } from "./consent-store";
import { countVisit } from "./count-visit";

/** Counts this visit where it may be counted, now or as soon as the visitor agrees, and asks first. */
export function countConsented(stop: AbortSignal) {
  function follow() {
    const consent = currentConsent();
    if (consent === "unanswered")
      document.querySelector("[data-island=consent-question]")?.dispatchEvent(new Event("wanted"));
    if (consent === "accepted" && analytics) void countVisit(analytics);
    if (consent === "refused by the browser") forgetAnswer();
  }
  stop.addEventListener("abort", subscribe(follow));
  follow();
}
