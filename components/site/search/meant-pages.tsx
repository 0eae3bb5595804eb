/**
 * Where a page is missing: the pages that its address may have meant. meant-pages.behavior.ts fills
 * it, and its height is kept free, so that nothing moves under a finger.
 */
export const MeantPages = () => (
  <div data-slot="meant-pages" role="status" className="mt-6 min-h-44 noscript:hidden">
    <p>Looking for the page you meant…</p>
    <ul />
  </div>
);
