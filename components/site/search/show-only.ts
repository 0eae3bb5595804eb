/**
 * Hides the items of a list that lead to none of these addresses, and what holds nothing else: the
 * section of a category, the link down to it. Without addresses everything is shown. Says how many
 * different calculators are shown.
 */
export function showOnly(list: HTMLElement, hrefs: ReadonlySet<string> | undefined): number {
  const shown = new Set<string>();
  const isFound = (href: string) => !hrefs || hrefs.has(href);

  for (const section of list.querySelectorAll("section")) {
    let isEmpty = true;
    for (const item of section.querySelectorAll("li")) {
      const href = item.querySelector("a")?.getAttribute("href") ?? "";
      item.hidden = !isFound(href);
      if (item.hidden) continue;
      isEmpty = false;
      shown.add(href);
    }
    section.hidden = isEmpty;
    const linkToIt = list.querySelector(`nav a[href="#${section.id}"]`)?.closest("li");
    if (linkToIt) linkToIt.hidden = isEmpty;
  }
  return shown.size;
}
