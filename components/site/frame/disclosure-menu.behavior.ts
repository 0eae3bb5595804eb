import { moveFocus } from "./move-focus";

/** Milliseconds. A menu left less than `skip` ago opens again without the opening delay. */
const delays = { open: 200, skip: 300, close: 150 };

/** Has the button in a menu disclose the panel beside it, by pointing, pressing or keyboard. */
export function disclosureMenu(menu: HTMLElement, stop: AbortSignal) {
  const [trigger, panel] = menu.children as unknown as [HTMLElement, HTMLElement];
  let timer: ReturnType<typeof setTimeout> | undefined;
  let leftAt = -Infinity;
  let pointedOpenAt = -Infinity;

  const isOpen = () => !panel.hidden;

  function show(open: boolean) {
    clearTimeout(timer);
    panel.hidden = !open;
    trigger.setAttribute("aria-expanded", String(open));
  }

  function showAfter(delay: number, open: boolean) {
    clearTimeout(timer);
    timer = setTimeout(() => {
      if (open) pointedOpenAt = performance.now();
      else leftAt = performance.now();
      show(open);
    }, delay);
  }

  function onPointerEnter({ pointerType }: PointerEvent) {
    if (pointerType !== "mouse") return;
    if (isOpen()) return clearTimeout(timer);
    const isBackSoon = performance.now() - leftAt < delays.skip;
    showAfter(isBackSoon ? 0 : delays.open, true);
  }

  function onPointerLeave({ pointerType }: PointerEvent) {
    // Someone walking the panel by keyboard keeps it, wherever the mouse lies.
    if (pointerType !== "mouse" || panel.contains(document.activeElement)) return;
    showAfter(delays.close, false);
  }

  function onPress() {
    // A press that comes just after pointing has opened the menu was meant to open it.
    const hasJustOpened = performance.now() - pointedOpenAt < delays.skip;
    show(!isOpen() || hasJustOpened);
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== "ArrowDown" && event.key !== "ArrowUp" && !isOpen()) return;
    // The links can take the focus only once they are shown.
    if (!isOpen()) show(true);
    if (moveFocus(panel, event.key)) event.preventDefault();
  }

  function onFocusOut({ relatedTarget }: FocusEvent) {
    if (relatedTarget && !menu.contains(relatedTarget as Node)) show(false);
  }

  function onEscape({ key }: KeyboardEvent) {
    if (key !== "Escape" || !isOpen()) return;
    if (menu.contains(document.activeElement)) trigger.focus();
    show(false);
  }

  function onPressOutside({ target }: Event) {
    if (!menu.contains(target as Node)) show(false);
  }

  const until = { signal: stop };
  menu.addEventListener("pointerenter", onPointerEnter, until);
  menu.addEventListener("pointerleave", onPointerLeave, until);
  menu.addEventListener("keydown", onKeyDown, until);
  menu.addEventListener("focusout", onFocusOut, until);
  trigger.addEventListener("click", onPress, until);
  document.addEventListener("keydown", onEscape, until);
  document.addEventListener("pointerdown", onPressOutside, until);
  // Whoever comes back to this page finds it as it was before the menu.
  addEventListener("pagehide", () => show(false), until);
  stop.addEventListener("abort", () => clearTimeout(timer));
}
