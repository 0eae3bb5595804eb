import { Button } from "@/components/ui/button";

/** What is kept of this website on the device, to be seen and erased; kept-list.behavior.ts fills it. */
export const KeptList = () => (
  <div data-slot="kept-list" className="rounded-xl border bg-card p-5 noscript:hidden">
    <p role="status">Nothing is kept on this device now.</p>
    <ul className="mb-4 grid gap-2 empty:hidden" />
    <Button variant="outline" hidden>
      Erase everything
    </Button>
  </div>
);
