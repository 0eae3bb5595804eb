"use client";

import type { ComponentType } from "react";
import { flushSync } from "react-dom";
import { createRoot, type Root } from "react-dom/client";

export type LaterDialogProps = {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** To where the focus was before. */
  giveFocusBack: () => void;
};

let root: Root | undefined;
let close: (() => void) | undefined;

/** Shows a dialog for what was pressed. One dialog is open at a time. */
export function openDialog(Dialog: ComponentType<LaterDialogProps>, opener: HTMLElement) {
  root ??= createRoot(document.body.appendChild(document.createElement("div")));
  // A menu that the search takes the place of is closed at once.
  if (close) flushSync(close);

  const before = document.activeElement as HTMLElement | null;
  const giveFocusBack = () => {
    const isGone = !before?.isConnected || before === document.body;
    (isGone ? opener : before).focus();
    // The opener is not shown on a screen that has become wider: the header is.
    if (document.activeElement === document.body)
      document.querySelector<HTMLElement>("header a")?.focus();
  };

  function show(isOpen: boolean) {
    opener.setAttribute("aria-expanded", String(isOpen));
    close = isOpen ? () => show(false) : undefined;
    root?.render(<Dialog isOpen={isOpen} onOpenChange={show} giveFocusBack={giveFocusBack} />);
  }
  show(true);
}
