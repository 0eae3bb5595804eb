import { openDialog } from "@/components/site/dialog/open-dialog";

const dialogs = {
  menu: () => import("./menu-sheet").then(({ SiteMenuSheet }) => SiteMenuSheet),
  search: () => import("./search-dialog").then(({ SiteSearchDialog }) => SiteSearchDialog),
};

/** Fetches the dialog that an opener names in `data-opens`, and opens it once that is pressed. */
export async function want(opener: HTMLElement, isPressed: boolean) {
  const Dialog = await dialogs[opener.dataset.opens as keyof typeof dialogs]();
  if (isPressed) openDialog(Dialog, opener);
}

/** Fetches the offer of a new release, and shows it. */
export async function offer(release: ServiceWorker) {
  (await import("@/components/site/device/release-offer")).offerRelease(release);
}
