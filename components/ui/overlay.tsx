/**
 * Dims the page behind a panel and, by a rule in globals.css, keeps it still: Radix's own overlay
 * locks scrolling by an injected style, which a strict content policy blocks.
 */
export const Overlay = () => (
  <div
    data-slot="overlay"
    className="fixed inset-0 z-40 animate-overlay bg-black/50 print:hidden"
  />
);
