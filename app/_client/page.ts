// The script of every page of the finished export, in place of Next's: scripts/export/replace-next-scripts.mjs.
import { startSite } from "@/components/site/behaviors";
import type { IslandName } from "@/components/site/island";
import { afterFirstPaint } from "@/components/ui/after-paint";

/** When an island comes to life: React is no part of a page on which none does. */
const moments: Record<IslandName, (island: HTMLElement, wake: () => void) => void> = {
  calculator: (_, wake) => afterFirstPaint(wake),
  filter(island, wake) {
    const box = island.querySelector("input");
    if (box?.value || box === document.activeElement) wake();
    else island.addEventListener("focusin", wake, { once: true });
  },
  "consent-question": (island, wake) => island.addEventListener("wanted", wake, { once: true }),
  "consent-choices": (island, wake) =>
    island.closest("details")?.addEventListener("toggle", wake, { once: true }),
};

// An embedded calculator stands alone: no site around it, no question, no count of its visitors.
if (!document.querySelector("[data-slot=embedded]")) startSite(() => import("./later"));
for (const island of document.querySelectorAll<HTMLElement>("[data-island]"))
  moments[island.dataset.island as IslandName](island, () => {
    preloadScripts();
    import("./islands")
      .then(({ hydrate }) => hydrate(island))
      // It stays as it was built. Of a calculator that is too little: attend-early.ts.
      .catch(() => island.dispatchEvent(new Event("lost", { bubbles: true })));
  });

/** Fetches side by side what the scripts of an island would ask for one after the other. */
function preloadScripts() {
  for (const link of document.querySelectorAll("link[rel=modulepreload][media]")) {
    link.removeAttribute("media");
    // A browser looks at it when it comes into the page.
    link.replaceWith(link.cloneNode());
  }
}
