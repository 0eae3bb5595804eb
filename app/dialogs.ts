import { openDialog } from "@/components/site/open-dialog";

const dialogs = {
  menu: () => import("./menu-sheet").then(({ SiteMenuSheet }) => SiteMenuSheet),
  search: () => import("./search-dialog").then(({ SiteSearchDialog }) => SiteSearchDialog),
};

/** Fetches the dialog that an opener names in `data-opens`, and opens it once that is pressed. */
export async function want(opener: HTMLElement, isPressed: boolean) {
  const Dialog = await dialogs[opener.dataset.opens as keyof typeof dialogs]();
  if (isPressed) openDialog(Dialog, opener);
}
