import { Button } from "@/components/ui/button";

type NotLoadedProps = {
  /** What did not come, as a sentence. */
  text: string;
  /** Loads the page again, if not with `loadAgain`. */
  retry?: () => void;
};

/** Stands in for a part whose code did not come. */
export const NotLoaded = ({ text, retry = () => loadAgain() }: NotLoadedProps) => (
  <div role="alert" className="rounded-xl border border-input bg-card p-5 sm:p-6 print:hidden">
    <p>{text} Your numbers haven’t changed.</p>
    <Button variant="outline" size="sm" className="mt-3" onClick={retry}>
      Reload the page
    </Button>
  </div>
);

/**
 * Loads the page again for code that did not come: a browser asks for a module only once. What is typed
 * comes back with it, an answer that is shown too, and `pressed` is pressed again: attend-early.ts.
 */
export function loadAgain(pressed?: Element | null) {
  pressed?.setAttribute("aria-busy", "true");
  document.querySelector("form[data-calculator]")?.dispatchEvent(new Event("again"));
}
