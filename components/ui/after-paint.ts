/** Milliseconds after which a paint is no longer waited for. */
const longest = 1_000;

/**
 * Runs after the next paint; at once where nobody sees the page yet, as on one that is prerendered. A
 * browser may leave a page unpainted for as long as it likes: no task waits for that.
 */
export function afterPaint(task: () => void) {
  if (document.hidden) return task();
  void new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, longest);
  }).then(task);
}
