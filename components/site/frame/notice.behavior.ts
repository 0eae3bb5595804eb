import { remember } from "@/components/site/device/remembered";

/** Has a button take the notice away, on this page and on later ones. */
export function noticeDismiss(button: HTMLElement, stop: AbortSignal) {
  const dismiss = () => {
    remember("notice", "dismissed");
    // The button is gone: the focus goes on to what follows it, not back to the page's start.
    document.querySelector<HTMLElement>("header a")?.focus();
  };
  button.addEventListener("click", dismiss, { signal: stop });
}
