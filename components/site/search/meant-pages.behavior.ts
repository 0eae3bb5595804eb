type Page = { href: string; name: string };

/** Asks whether one of these pages was meant, or offers others where none is like the address. */
export function suggestPages(part: HTMLElement, meant: readonly Page[], others: readonly Page[]) {
  const [sentence, list] = ["p", "ul"].map((name) => part.querySelector(name)) as [
    HTMLElement,
    HTMLElement,
  ];
  sentence.textContent = questionFor(meant.length);
  list.replaceChildren(...(meant.length > 0 ? meant : others).map(itemOf));
}

const questionFor = (count: number) =>
  count === 0
    ? "Some places to start:"
    : count === 1
      ? "Did you mean this page?"
      : "Did you mean one of these pages?";

function itemOf({ href, name }: Page) {
  const item = document.createElement("li");
  const link = document.createElement("a");
  link.href = href;
  link.textContent = name;
  link.className =
    "inline-flex min-h-target items-center font-medium text-primary underline decoration-from-font underline-offset-4 hover:text-primary-hover hover:decoration-2";
  item.append(link);
  return item;
}
