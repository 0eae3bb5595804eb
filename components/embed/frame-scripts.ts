/**
 * What an embedded calculator does beside calculating. Each of these is written into its page as text
 * (`scriptText`), so it uses nothing from outside itself. None of them listens to a message: whatever
 * the page around the frame sends, nobody hears.
 */
import type { accentColors, OwnColors } from "@/lib/embed/accent";

/**
 * Gives the frame the look that its address asks for, before anything is painted. What the visitor has
 * chosen on our own pages is not asked for: here the site around the frame chooses, or the system.
 */
export function takeLook(colorsOf: typeof accentColors, own: Record<"light" | "dark", OwnColors>) {
  const root = document.documentElement;
  const wanted = new URLSearchParams(location.search);
  const theme = wanted.get("theme");
  if (theme === "light" || theme === "dark") root.dataset.theme = theme;
  const colors = colorsOf(wanted.get("accent") ?? "", own);
  if (!colors) return;
  root.dataset.accent = "";
  for (const [name, color] of Object.entries(colors)) root.style.setProperty(`--${name}`, color);
}

/** Tells the page around the frame how high the calculator is, now and whenever that changes. */
export function tellHeight(type: string, id: string) {
  const main = document.querySelector("main");
  if (window.parent === window || !main) return;
  let told = 0;
  new ResizeObserver(() => {
    // Of what is in the frame: the document itself is never lower than the frame is.
    const height = Math.ceil(main.getBoundingClientRect().height);
    if (height === told) return;
    told = height;
    // For whoever is around: it holds nothing that a visitor has typed.
    window.parent.postMessage({ type, id, height }, "*");
  }).observe(main);
}

/** Has every link open in a tab of its own: hardly a site lets itself be shown in another's frame. */
export function leaveFrame() {
  addEventListener("click", ({ target }) => {
    if (target instanceof Element) target.closest("a[href]")?.setAttribute("target", "_blank");
  });
}
