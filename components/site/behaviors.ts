import { keepSite } from "./device/keep-site.behavior";
import { isOfResults, keptNames } from "./device/kept-names";
import { shortcutSwitch } from "./device/shortcut-switch.behavior";
import { openers, type LoadLater } from "./dialog/openers.behavior";
import { disclosureMenu } from "./frame/disclosure-menu.behavior";
import { noticeDismiss } from "./frame/notice.behavior";
import { themeToggle } from "./frame/theme-toggle.behavior";

type Start = (part: HTMLElement, stop: AbortSignal) => void;

const fetchKeptResults = fetchedStart(
  async () => (await import("./device/kept-results.behavior")).keptResults,
);

/** What the parts of a page do, by their `data-slot`. */
const parts: Readonly<Record<string, Start>> = {
  // On one page only each.
  "copy-email": fetchedStart(async () => (await import("./copy-email.behavior")).copyEmail),
  "kept-list": fetchedStart(async () => (await import("./device/kept-list.behavior")).keptList),
  "snippet-maker": fetchedStart(
    async () => (await import("@/components/embed/snippet-maker.behavior")).snippetMaker,
  ),
  "kept-results"(part, stop) {
    // On a device that keeps none, the code does not come.
    if (keptNames().some(isOfResults)) fetchKeptResults(part, stop);
  },
  "disclosure-menu": disclosureMenu,
  "notice-dismiss": noticeDismiss,
  "shortcut-switch": shortcutSwitch,
  "theme-toggle": themeToggle,
};

/** Starts a part whose code is fetched. A button that is pressed before is pressed again then. */
function fetchedStart(load: () => Promise<Start>): Start {
  return (part, stop) => {
    let pressed: HTMLElement | null = null;
    const notePress = ({ target }: Event) => {
      pressed = (target as Element).closest("button");
    };
    part.addEventListener("click", notePress);
    load()
      .then((start) => {
        part.removeEventListener("click", notePress);
        start(part, stop);
        pressed?.click();
      })
      // Without its code the words around it say the same.
      .catch(() => 0);
  };
}

/**
 * Brings to life what stands around the words of every page, in plain script: no page needs React
 * before something of it is used. Gives back what ends it.
 */
export function startSite(load: LoadLater): () => void {
  const stop = new AbortController();
  openers(load, stop.signal);
  // While the site is worked on, nothing is kept: a page is never older than its source.
  if (process.env.NODE_ENV === "production")
    keepSite(async (release) => (await load()).offer(release), stop.signal);
  // Named here outright, so that a build without a provider holds no code of this.
  if (process.env.NEXT_PUBLIC_ANALYTICS_ENDPOINT)
    void import("./consent/count-consented.behavior").then(({ countConsented }) =>
      countConsented(stop.signal),
    );
  // Where a page is missing.
  const suggestions = document.querySelector<HTMLElement>("[data-slot=meant-pages]");
  if (suggestions)
    load()
      .then(({ suggest }) => suggest(suggestions))
      // The page helps without them.
      .catch(() => (suggestions.hidden = true));
  for (const [slot, start] of Object.entries(parts))
    for (const part of document.querySelectorAll<HTMLElement>(`[data-slot=${slot}]`))
      start(part, stop.signal);
  return () => stop.abort();
}
