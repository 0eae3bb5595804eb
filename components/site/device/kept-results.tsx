/** The results kept on the device. Hidden and empty until kept-results.behavior.ts finds some. */
export const KeptResults = () => (
  <section
    data-slot="kept-results"
    hidden
    aria-labelledby="kept"
    className="border-t py-16 sm:py-20"
  >
    <h2 id="kept" className="text-title font-semibold">
      Kept on this device
    </h2>
    <ul className="mt-8 grid grid-cols-[repeat(auto-fill,minmax(min(100%,20rem),1fr))] gap-4" />
    <p className="mt-6">
      <a href="/privacy-policy#device" className="underline underline-offset-4">
        See or erase all that is kept
      </a>
    </p>
  </section>
);
