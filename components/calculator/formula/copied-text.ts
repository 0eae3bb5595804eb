/**
 * The text of what is selected, with each formula as it is written on one line: a browser would copy the
 * two sides of a fraction as two lines. Undefined where nothing is selected.
 */
export function copiedText(selection: Selection | null): string | undefined {
  if (!selection || selection.isCollapsed) return undefined;
  const range = selection.getRangeAt(0).cloneRange();
  // What begins or ends within a formula takes all of it.
  const first = formulaAround(range.startContainer);
  const last = formulaAround(range.endContainer);
  if (first) range.setStartBefore(first);
  if (last) range.setEndAfter(last);

  const copy = range.cloneContents();
  for (const formula of copy.querySelectorAll("math"))
    formula.replaceWith(formula.getAttribute("alttext") ?? "");
  for (const line of copy.querySelectorAll(lines)) line.append("\n");
  return copy.textContent.replace(/\n{2,}/g, "\n").trim();
}

const lines = "h2, h3, p, li, [data-line]";

const formulaAround = (node: Node) =>
  (node instanceof Element ? node : node.parentElement)?.closest("math");
