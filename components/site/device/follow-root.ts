/** Does this now, and again whenever that attribute of the root element has changed. */
export function followRoot(attribute: `data-${string}`, follow: () => void, stop: AbortSignal) {
  const observer = new MutationObserver(follow);
  observer.observe(document.documentElement, { attributeFilter: [attribute] });
  stop.addEventListener("abort", () => observer.disconnect());
  follow();
}
