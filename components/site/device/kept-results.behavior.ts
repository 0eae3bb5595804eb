import { keptResultsIn, type KeptResult } from "@/lib/calculator/analysis/kept-answer";
import { savedPrefix } from "@/lib/calculator/analysis/saved-name";
import type { CalculatorId } from "@/lib/catalogue/calculators";
import { changesAfter } from "@/lib/releases/changes-after";

import { isOfResults, keptNames, pageOfResults } from "./kept-names";

/** More of them would hide the page that they stand on. */
const most = 6;

/** Lists the results that are kept on the device, the newest first, each with what has changed since. */
export function keptResults(part: HTMLElement, stop: AbortSignal) {
  function show() {
    const entries = keptNames()
      .filter(isOfResults)
      .flatMap((name) =>
        keptResultsIn(localStorage.getItem(name) ?? "").map((result) => ({ name, result })),
      )
      .toSorted((one, other) => other.result.version.on.localeCompare(one.result.version.on))
      .slice(0, most)
      .map(({ name, result }) => entryOf(name, result));
    part.querySelector("ul")?.replaceChildren(...entries);
    part.hidden = entries.length === 0;
  }
  addEventListener("storage", show, { signal: stop });
  // The way back shows the page as it was left.
  addEventListener("pageshow", ({ persisted }) => persisted && show(), { signal: stop });
  show();
}

function entryOf(keptUnder: string, result: KeptResult) {
  const { calculator, name, label, reading, version, fragment } = result;
  const link = element(
    "a",
    "grid gap-1 underline-offset-4 hover:underline",
    element("span", "text-sm text-muted-foreground", `${calculator} · ${name}`),
    element("span", "text-2xl font-semibold tracking-tight tabular-nums", reading),
    element("span", "text-muted-foreground", label),
  );
  link.href = `${pageOfResults(keptUnder)}#${fragment}`;
  const id = keptUnder.slice(savedPrefix.length) as CalculatorId;
  const changes = changesAfter(id, version.engine).map(({ version, words }) =>
    element("p", "mt-3 text-sm", `The calculation has changed since (${version}): ${words}`),
  );
  return element("li", "rounded-xl border bg-card p-5 sm:p-6", link, ...changes);
}

function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  className: string,
  ...children: (Node | string)[]
) {
  const made = document.createElement(name);
  made.className = className;
  made.append(...children);
  return made;
}
