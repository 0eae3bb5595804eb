import { SearchIcon } from "lucide-react";

/**
 * In the header of every page. Without script there is nothing that it could open. The slash is
 * shown as long as it does something; the attribute names the keys that always do.
 */
export function SearchButton() {
  return (
    <button
      type="button"
      data-opens="search"
      aria-label="Search"
      aria-haspopup="dialog"
      aria-expanded="false"
      aria-keyshortcuts="Control+K Meta+K"
      className="inline-flex min-h-target min-w-target items-center justify-center gap-2 rounded-md hover:bg-muted lg:mx-2 lg:border lg:border-input lg:bg-card lg:px-3 lg:text-muted-foreground noscript:hidden"
    >
      <SearchIcon className="size-5 line-icon" />
      <span className="hidden lg:inline">Search</span>
      <kbd className="hidden rounded border bg-muted px-1.5 font-sans text-sm leading-5 lg:inline [[data-shortcuts=off]_&]:hidden">
        /
      </kbd>
    </button>
  );
}
