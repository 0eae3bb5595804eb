import { Button } from "@/components/ui/button";

/** Stands in for a part whose code did not come. */
export const NotLoaded = ({ name, retry }: { name: string; retry: () => void }) => (
  <div role="alert" className="rounded-xl border border-input bg-card p-5 sm:p-6 print:hidden">
    <p>{name} could not be loaded. Your numbers are untouched.</p>
    <Button variant="outline" size="sm" className="mt-3" onClick={retry}>
      Try again
    </Button>
  </div>
);
