/** Milliseconds after which a paint is not waited for any longer. */
const longest = 1_000;

/**
 * Runs a task after a paint; at once where nobody sees the page yet, as one that is prerendered. A
 * browser may leave a page unpainted for as long as it likes: no task waits for that.
 */
function whenPainted(task: () => void, wait: (painted: () => void) => void) {
  if (document.hidden) return task();
  void new Promise<void>((resolve) => {
    wait(resolve);
    setTimeout(resolve, longest);
  }).then(task);
}

/** Runs after the next paint. */
export const afterPaint = (task: () => void) =>
  whenPainted(task, (painted) => requestAnimationFrame(() => setTimeout(painted)));

/** Runs once the page can be seen for the first time: what is fetched then takes nothing from that. */
export const afterFirstPaint = (task: () => void) =>
  whenPainted(task, (painted) =>
    new PerformanceObserver(painted).observe({ type: "paint", buffered: true }),
  );
