import { readFileSync } from "node:fs";

import { expect, type Page } from "@playwright/test";
import type { AxeResults } from "axe-core";

import { atRest } from "./at-rest";
import { rootPath } from "./root-path";

declare global {
  interface Window {
    axe: { run: (context: Document, options: object) => Promise<AxeResults> };
  }
}

const axe = readFileSync(rootPath("node_modules/axe-core/axe.min.js"), "utf8");

type Undecided = {
  /** The elements. */
  of: string;
  /** Where that is not all that axe leaves open there: its own words for the doubts. */
  doubts?: readonly string[];
  /** What a person found. */
  because: string;
};

/** What axe cannot decide and leaves to a person, by rule. Nothing else of any rule may be left open. */
const undecided: Readonly<Record<string, readonly Undecided[]>> = {
  "aria-hidden-focus": [
    {
      of: "[data-aria-hidden]",
      because: "It lies behind a dialog, which keeps the focus: e2e/layout/sheet.spec.ts.",
    },
  ],
  "aria-required-children": [
    {
      of: "[data-schedule] tbody[hidden]",
      because: "The rows of a folded year are there and are not shown.",
    },
  ],
  "color-contrast": [
    {
      of: "svg :is(text, tspan)",
      because:
        "axe sees no ground in a drawing. Its words have the colors of words on a card, which __tests__/lib/contrast.test.ts holds.",
    },
    {
      of: "td, th",
      doubts: ["shortTextContent"],
      because: "A single digit has the colors of the longer numbers beside it.",
    },
    {
      of: "math *",
      doubts: ["shortTextContent", "nonBmp"],
      because: "A sign and a letter have the color of the numbers beside them.",
    },
    {
      of: "[data-sonner-toast] *",
      doubts: ["elmPartiallyObscuring"],
      because: "A notice has a ground of its own, whatever it lies over.",
    },
    {
      of: "*",
      doubts: ["bgOverlap", "elmPartiallyObscured"],
      because:
        "Something lies over it for the moment: a notice, or the head or the edge of a table that scrolls.",
    },
  ],
  "label-content-name-mismatch": [
    { of: "[aria-label^='Remove ']", because: "What is seen is a ×, which nobody says." },
  ],
  "scrollable-region-focusable": [
    {
      of: ":has(> [role=listbox])",
      because:
        "What is found scrolls with the arrow keys of the box above: e2e/layout/search.spec.ts.",
    },
  ],
  "th-has-data-cells": [
    {
      of: "[data-slot=evidence-table] table",
      because: "A category heads the rows below it; axe looks for cells beside it.",
    },
  ],
};

/**
 * No rule of axe is broken by the page as it stands, those of good practice included, none is left
 * open, and no two elements have one id.
 */
export async function expectAccessible(page: Page, state: string) {
  const isLoaded = await page.evaluate(() => "axe" in window);
  // Not by an element: the content policy of the page would block it.
  if (!isLoaded) await page.evaluate(axe);
  // In a page that still grows axe loses its place, and leaves open what comes before what.
  await atRest(page);
  const found = await page.evaluate(async (undecided) => {
    const { violations, incomplete } = await window.axe.run(document, {
      resultTypes: ["violations", "incomplete"],
      elementRef: true,
      // The one rule that is new in WCAG 2.2, which axe leaves out unless it is asked for.
      rules: { "target-size": { enabled: true } },
    });
    const described = ({ id, help, nodes }: AxeResults["violations"][number]) => ({
      id,
      help,
      nodes: nodes.map(({ html, failureSummary }) => `${html.slice(0, 200)} ${failureSummary}`),
    });
    const isOneOf = (doubts: readonly string[]) => (check: { data: unknown }) =>
      doubts.includes((check.data as { messageKey?: string } | null)?.messageKey ?? "");
    const stillOpen = incomplete.map((rule) => ({
      ...rule,
      nodes: rule.nodes.filter(
        ({ element, any }) =>
          !undecided[rule.id]?.some(
            ({ of, doubts }) => element?.matches(of) && (!doubts || any.some(isOneOf(doubts))),
          ),
      ),
    }));
    const ids = [...document.querySelectorAll("[id]")].map(({ id }) => id);
    return {
      violations: violations.map(described),
      undecided: stillOpen.filter(({ nodes }) => nodes.length > 0).map(described),
      repeatedIds: ids.filter((id, place) => ids.indexOf(id) !== place),
    };
  }, undecided);
  expect(found, state).toEqual({ violations: [], undecided: [], repeatedIds: [] });
}
