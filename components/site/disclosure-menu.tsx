"use client";

import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from "react";
import { flushSync } from "react-dom";

import { moveFocus } from "@/components/site/move-focus";

/** Milliseconds. A menu left less than `skip` ago opens again without the opening delay. */
const delays = { open: 200, skip: 300, close: 150 };

type DisclosureMenuProps = {
  label: string;
  /** Beside the label. Turns when the menu is open. */
  icon: ReactNode;
  /** The panel. Its links are in the page whether it is open or not. */
  children: ReactNode;
};

/** A button that discloses a panel of links, by pointing, pressing or keyboard. */
export function DisclosureMenu({ label, icon, children }: DisclosureMenuProps) {
  const [isOpen, setOpen] = useState(false);
  const panelId = useId();
  const root = useRef<HTMLDivElement>(null);
  const trigger = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const leftAt = useRef(-Infinity);
  const pointedOpenAt = useRef(-Infinity);

  function show(open: boolean) {
    clearTimeout(timer.current);
    setOpen(open);
  }

  function showAfter(delay: number, open: boolean) {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      if (open) pointedOpenAt.current = performance.now();
      else leftAt.current = performance.now();
      setOpen(open);
    }, delay);
  }

  function onPointerEnter() {
    if (isOpen) return clearTimeout(timer.current);
    const isBackSoon = performance.now() - leftAt.current < delays.skip;
    showAfter(isBackSoon ? 0 : delays.open, true);
  }

  function onPointerLeave() {
    // Someone walking the panel by keyboard keeps it, wherever the mouse lies.
    if (panel.current?.contains(document.activeElement)) return;
    showAfter(delays.close, false);
  }

  function onPress() {
    // A press that comes just after pointing has opened the menu was meant to open it.
    const hasJustOpened = performance.now() - pointedOpenAt.current < delays.skip;
    show(!isOpen || hasJustOpened);
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== "ArrowDown" && event.key !== "ArrowUp" && !isOpen) return;
    // The links can take the focus only once they are shown.
    if (!isOpen) flushSync(() => show(true));
    if (moveFocus(panel.current, event.key)) event.preventDefault();
  }

  useEffect(() => {
    if (!isOpen) return;
    const close = () => {
      clearTimeout(timer.current);
      setOpen(false);
    };
    const onEscape = (event: globalThis.KeyboardEvent) => {
      if (event.key !== "Escape") return;
      if (root.current?.contains(document.activeElement)) trigger.current?.focus();
      close();
    };
    const onPressOutside = (event: PointerEvent) => {
      if (!root.current?.contains(event.target as Node)) close();
    };
    const stop = new AbortController();
    document.addEventListener("keydown", onEscape, stop);
    document.addEventListener("pointerdown", onPressOutside, stop);
    // Whoever comes back to this page finds it as it was before the menu.
    window.addEventListener("pagehide", close, stop);
    return () => stop.abort();
  }, [isOpen]);

  useEffect(() => () => clearTimeout(timer.current), []);

  return (
    <div
      ref={root}
      role="presentation"
      data-slot="disclosure-menu"
      onPointerEnter={(event) => event.pointerType === "mouse" && onPointerEnter()}
      onPointerLeave={(event) => event.pointerType === "mouse" && onPointerLeave()}
      onKeyDown={onKeyDown}
      onBlur={(event) => {
        if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) show(false);
      }}
    >
      <button
        ref={trigger}
        type="button"
        aria-expanded={isOpen}
        aria-controls={panelId}
        onClick={onPress}
        className="group inline-flex min-h-target items-center gap-1.5 rounded-md px-3 font-medium hover:text-primary"
      >
        {label}
        <span className="transition-transform duration-150 group-aria-expanded:rotate-180">
          {icon}
        </span>
      </button>
      <div
        ref={panel}
        id={panelId}
        hidden={!isOpen}
        className="absolute top-full right-0 z-20 transition-opacity duration-150 starting:opacity-0"
      >
        {children}
      </div>
    </div>
  );
}
