"use client";

import { useRef, useState, type ComponentType, type ReactNode, type RefObject } from "react";

export type MenuSheetProps = {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** Takes the focus again when the sheet closes. */
  opener: RefObject<HTMLElement | null>;
};

type MenuButtonProps = {
  /** Fetches the sheet: its links and the dialog's code are no part of a page until now. */
  load: () => Promise<ComponentType<MenuSheetProps>>;
  children: ReactNode;
};

/** Opens the menu of small screens, which begins to load when the button is about to be pressed. */
export function MenuButton({ load, children }: MenuButtonProps) {
  const [Sheet, setSheet] = useState<ComponentType<MenuSheetProps>>();
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);

  const prepare = () =>
    load().then(
      (loaded) => setSheet(() => loaded),
      () => undefined,
    );

  function open() {
    setOpen(true);
    if (Sheet) return;
    load().then((loaded) => setSheet(() => loaded), failed);
  }

  // The foot of the page leads to the same places. Nothing in a form is lost, and the next press
  // asks for the sheet again.
  function failed() {
    setOpen(false);
    document.querySelector<HTMLElement>("footer nav a")?.focus();
  }

  return (
    <>
      <button
        ref={button}
        type="button"
        data-slot="menu-button"
        aria-label="Menu"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={open}
        onFocus={prepare}
        onPointerEnter={prepare}
        className="inline-flex size-target items-center justify-center rounded-md hover:bg-muted"
      >
        {children}
      </button>
      {Sheet && <Sheet isOpen={isOpen} onOpenChange={setOpen} opener={button} />}
    </>
  );
}
