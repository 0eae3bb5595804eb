const dialogs = {
  menu: () => import("./menu-sheet").then(({ SiteMenuSheet }) => SiteMenuSheet),
  search: () => import("./search-dialog").then(({ SiteSearchDialog }) => SiteSearchDialog),
};

/** Fetches the dialog that an opener names in `data-opens`, and opens it once that is pressed. */
export async function want(opener: HTMLElement, isPressed: boolean) {
  const [Dialog, { openDialog }] = await Promise.all([
    dialogs[opener.dataset.opens as keyof typeof dialogs](),
    import("@/components/site/dialog/open-dialog"),
  ]);
  if (isPressed) openDialog(Dialog, opener);
}

/** Fetches what finds pages, and shows the ones that the address of a missing page may have meant. */
export async function suggest(part: HTMLElement) {
  const [{ suggestPages }, { pagesMeantBy, startingPoints }] = await Promise.all([
    import("@/components/site/search/meant-pages.behavior"),
    import("./site-search"),
  ]);
  suggestPages(part, pagesMeantBy(location.pathname), startingPoints.slice(0, 3));
}

/** Fetches the offer of a new release, and shows it. */
export async function offer(release: ServiceWorker) {
  (await import("@/components/site/device/release-offer")).offerRelease(release);
}
