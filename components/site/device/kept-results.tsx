/** Where the results kept on the device are shown; kept-results.behavior.ts fills it. The page has no word of them. */
export const KeptResults = () => <div data-slot="kept-results" className="empty:hidden" />;
