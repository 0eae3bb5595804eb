"use client";

import { SearchIcon, X } from "lucide-react";
import { useDeferredValue, useId, useMemo, useRef, useState } from "react";

import type { LaterDialogProps } from "@/components/site/dialog/open-dialog";
import { useClosedOnLeaving } from "@/components/site/dialog/use-closed-on-leaving";
import { Link } from "@/components/site/link";
import { Dialog, DialogClose, DialogContent, DialogTitle } from "@/components/ui/dialog";
import type { SearchEntry } from "@/lib/search/phrases";
import type { Match, Search } from "@/lib/search/search";
import { site } from "@/lib/site";

import { NothingFound, questionBack } from "./nothing-found";
import { SearchOption } from "./search-option";
import { useActiveOption } from "./use-active-option";
import { useSettled } from "./use-settled";

type SearchDialogContent = {
  search: Search;
  /** Offered before anything is typed. */
  startingPoints: readonly SearchEntry[];
  /** Offered where nothing was found. */
  wordsToTry: readonly string[];
  /** Where everything is listed. */
  all: { href: string; name: string };
};

/** The search of the site: a box, and under it what was found, which the arrows walk. */
export function SearchDialog({
  isOpen,
  onOpenChange,
  giveFocusBack,
  ...content
}: LaterDialogProps & SearchDialogContent) {
  useClosedOnLeaving(isOpen, onOpenChange);
  return (
    <Dialog open={isOpen} onOpenChange={onOpenChange}>
      <DialogContent
        onCloseAutoFocus={(event) => {
          event.preventDefault();
          giveFocusBack();
        }}
      >
        <DialogTitle className="sr-only">Search {site.name}</DialogTitle>
        <SearchPanel {...content} close={() => onOpenChange(false)} />
      </DialogContent>
    </Dialog>
  );
}

type SearchPanelProps = SearchDialogContent & { close: () => void };

/** Of its own: whoever opens the search again finds an empty box. */
function SearchPanel({ search, startingPoints, wordsToTry, all, close }: SearchPanelProps) {
  const [typed, setTyped] = useState("");
  const box = useRef<HTMLInputElement>(null);
  const listId = useId();

  // Typing goes before finding.
  const asked = useDeferredValue(typed);
  const found = useMemo(() => search.find(asked), [search, asked]);
  const nearest = useMemo(
    () => (found?.length === 0 ? search.nearest(asked) : []),
    [search, asked, found],
  );
  const shown = found ?? startingPoints.map(asUnasked);
  const idOf = ({ entry }: Match) => `${listId}${entry.href}`;
  const { activeId, choose, onKeyDown } = useActiveOption({
    ids: shown.map(idOf),
    text: asked,
    onEnter: (id) => document.getElementById(id)?.click(),
  });
  const count = found && countOf(found);
  const status = useSettled(nearest.length > 0 ? `${count}. ${questionBack(nearest)}` : count);
  const heading = count ?? "Some places to start";

  function onTry(word: string) {
    setTyped(word);
    box.current?.focus();
  }

  return (
    <>
      <div className="flex items-center gap-3 border-b pr-2 pl-4 sm:pl-6">
        <SearchIcon className="size-5 line-icon text-muted-foreground" />
        <input
          ref={box}
          type="text"
          role="combobox"
          aria-label="Search calculators and pages"
          aria-expanded={shown.length > 0}
          aria-controls={listId}
          aria-activedescendant={activeId}
          aria-autocomplete="list"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="go"
          placeholder="What do you want to know?"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={onKeyDown}
          className="min-h-16 min-w-0 grow bg-transparent text-base outline-none sm:text-lg"
        />
        <DialogClose
          aria-label="Close search"
          className="inline-flex size-target shrink-0 items-center justify-center rounded-md hover:bg-muted"
        >
          <X className="size-5" />
        </DialogClose>
      </div>
      <p role="status" className="sr-only">
        {status}
      </p>
      <div className="min-h-0 grow overflow-y-auto overscroll-contain p-2 sm:p-3">
        {shown.length > 0 ? (
          <p className="px-4 pt-2 pb-1 text-sm font-medium text-muted-foreground tabular-nums">
            {heading}
          </p>
        ) : (
          <div className="px-4 py-6">
            <NothingFound typed={asked} nearest={nearest} wordsToTry={wordsToTry} onTry={onTry} />
          </div>
        )}
        <div
          id={listId}
          role="listbox"
          aria-label={found ? "Results" : heading}
          hidden={shown.length === 0}
        >
          {shown.map((match, index) => (
            <SearchOption
              key={match.entry.href}
              id={idOf(match)}
              match={match}
              isActive={idOf(match) === activeId}
              onPoint={() => choose(index)}
              // Where a find fills in boxes of this page, nobody leaves it.
              onChoose={({ currentTarget }) => {
                if (currentTarget.pathname === location.pathname) close();
              }}
            />
          ))}
        </div>
      </div>
      <div className="flex min-h-14 items-center justify-between gap-4 border-t px-4 sm:px-6">
        <Link
          variant="plain"
          href={all.href}
          className="inline-flex min-h-target items-center font-medium text-primary underline-offset-4 hover:underline"
        >
          {all.name}
        </Link>
        <p aria-hidden className="hidden gap-4 text-sm text-muted-foreground sm:flex">
          <span>↑ ↓ choose</span>
          <span>Enter opens</span>
          <span>Esc closes</span>
        </p>
      </div>
    </>
  );
}

const countOf = (found: readonly Match[]) =>
  found.length === 1 ? "1 result" : `${found.length} results`;

/** Shown although nothing was asked. */
const asUnasked = (entry: SearchEntry): Match => ({
  entry,
  part: "name",
  text: entry.name,
  met: none,
  answered: none,
});
const none: ReadonlySet<string> = new Set();
