/** Moves the focus among a panel's links by arrow, Home and End key. Says whether it did. */
export function moveFocus(panel: HTMLElement | null, key: string): boolean {
  const links = [...(panel?.querySelectorAll("a") ?? [])];
  const here = links.findIndex((link) => link === document.activeElement);
  const target = {
    ArrowDown: (here + 1) % links.length,
    ArrowUp: here > 0 ? here - 1 : links.length - 1,
    Home: 0,
    End: links.length - 1,
  }[key];
  if (target === undefined) return false;
  links[target]?.focus();
  return true;
}
