import type { Toast } from "@/components/ui/toaster";

/** A toast brings React with it, to a page that has none. Where that does not come, none is shown. */
const notify = (toast: Toast) =>
  import("@/components/ui/notify")
    .then((toasts) => toasts.notify({ ...toast, about: "copying" }))
    .catch(() => undefined);

type CopyParts = {
  button: HTMLElement;
  /** What is copied: its text. */
  from: HTMLElement;
  /** Where it is said that it could not be. */
  failed: HTMLElement;
  done: string;
  failure: string;
};

/** Has a button copy a text of the page. Where it cannot, that is said and the text selected. */
export function copyText({ button, from, failed, done, failure }: CopyParts, stop: AbortSignal) {
  // Nothing is awaited before the clipboard: Safari grants it only within the press itself.
  async function copy() {
    try {
      await navigator.clipboard.writeText(from.textContent);
      failed.textContent = "";
      void notify({ title: done, tone: "success" });
    } catch {
      failed.textContent = `${failure} It is selected above so you can copy it yourself.`;
      getSelection()?.selectAllChildren(from);
      void notify({ title: "Copy Failed", text: failure, tone: "destructive" });
    }
  }
  button.addEventListener("click", () => void copy(), { signal: stop });
}
