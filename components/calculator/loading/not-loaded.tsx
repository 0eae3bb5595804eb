import { Button } from "@/components/ui/button";

import { loadAgain } from "./load-again";

type NotLoadedProps = {
  /** What did not come, as a sentence. */
  text: string;
  /** Loads the page again, if not with `loadAgain`. */
  retry?: () => void;
};

/** Stands in for a part whose code did not come. */
export const NotLoaded = ({ text, retry = () => loadAgain() }: NotLoadedProps) => (
  <div role="alert" className="rounded-xl border border-input bg-card p-5 sm:p-6 print:hidden">
    <p>{text} Your numbers are untouched.</p>
    <Button variant="outline" size="sm" className="mt-3" onClick={retry}>
      Load the page again
    </Button>
  </div>
);
