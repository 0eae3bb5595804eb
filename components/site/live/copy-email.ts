import type { Toast } from "@/components/ui/notify";

/** A toast brings React with it, to a page that has none. Where that does not come, none is shown. */
const notify = (toast: Toast) =>
  import("@/components/ui/notify")
    .then((toasts) => toasts.notify({ ...toast, about: "copying" }))
    .catch(() => undefined);

const failure = "Could not copy email address.";

/** Has the button beside an address copy it. Where it cannot, that is said and the address selected. */
export function copyEmail(part: HTMLElement, stop: AbortSignal) {
  const [address, button, failed] = ["a", "button", "[data-slot=failure]"].map(
    (selector) => part.querySelector(selector) as HTMLElement,
  ) as [HTMLElement, HTMLElement, HTMLElement];

  // Nothing is awaited before the clipboard: Safari grants it only within the press itself.
  async function copy() {
    try {
      await navigator.clipboard.writeText(address.textContent);
      failed.textContent = "";
      void notify({ title: "Email Copied!", tone: "success" });
    } catch {
      failed.textContent = `${failure} It is selected above, to copy by hand.`;
      getSelection()?.selectAllChildren(address);
      void notify({ title: "Copy Failed", text: failure, tone: "destructive" });
    }
  }
  button.addEventListener("click", () => void copy(), { signal: stop });
}
