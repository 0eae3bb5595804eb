import { copyText } from "@/components/site/copy-text";
import { toldHeight } from "@/lib/embed/height";
import { accentIn, embedHref, snippetOf, type Embedding } from "@/lib/embed/snippet";
import { site } from "@/lib/site";

/**
 * Has the boxes of the page for site owners write the snippet, and the preview show what it gives. The
 * preview is a frame that the browser loads once it is in view: closed, it asks for nothing.
 */
export function snippetMaker(part: HTMLElement, stop: AbortSignal) {
  const [form, code, button, failed, error] = [
    "form",
    "code",
    "[data-slot=button]",
    "[data-slot=failure]",
    "[data-slot=error]",
  ].map((selector) => part.querySelector(selector)) as [
    HTMLFormElement,
    HTMLElement,
    HTMLElement,
    HTMLElement,
    HTMLElement,
  ];
  const boxes = form.elements as unknown as {
    calculator: HTMLSelectElement;
    theme: HTMLSelectElement;
    accent: HTMLInputElement;
  };
  const frame = () => part.querySelector("iframe") as HTMLIFrameElement;

  function chosen(): Embedding {
    const { calculator, theme, accent } = boxes;
    return {
      id: calculator.value,
      name: calculator.selectedOptions[0]?.text ?? "",
      theme: theme.value as Embedding["theme"],
      accent: accentIn(accent.value),
    };
  }

  function show() {
    const embedding = chosen();
    const isWrong = boxes.accent.value.trim() !== "" && !embedding.accent;
    boxes.accent.setAttribute("aria-invalid", String(isWrong));
    error.textContent = isWrong
      ? "Enter the color as six digits from 0 to 9 and a to f, such as 0a5763. Until then, the snippet has no color."
      : "";
    code.textContent = snippetOf(embedding, site.url);
    const href = embedHref(embedding);
    const before = frame();
    if (before.getAttribute("src") === href) return;
    // Another frame: a new address for the old one would be a step of its own on the way back.
    const next = before.cloneNode() as HTMLIFrameElement;
    next.src = href;
    next.title = embedding.name;
    before.replaceWith(next);
  }

  function chooseFromAddress() {
    const id = new URLSearchParams(location.hash.slice(1)).get("calculator");
    if (id && [...boxes.calculator.options].some(({ value }) => value === id))
      boxes.calculator.value = id;
    show();
  }

  function follow({ origin, source, data }: MessageEvent) {
    const height = toldHeight(data);
    if (origin === location.origin && source === frame().contentWindow && height)
      frame().style.height = `${height}px`;
  }

  const until = { signal: stop };
  form.addEventListener("input", show, until);
  form.addEventListener("submit", (event) => event.preventDefault(), until);
  addEventListener("message", follow, until);
  addEventListener("hashchange", chooseFromAddress, until);
  const words = { done: "Snippet Copied!", failure: "Could not copy the snippet." };
  copyText({ button, from: code, failed, ...words }, stop);
  chooseFromAddress();
}
