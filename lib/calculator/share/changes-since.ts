import type { Definition } from "@/lib/calculator/definition";
import type { Figure } from "@/lib/calculator/report/figure";
import { figuresIn, readingOf, type View } from "@/lib/calculator/report/view";
import { formatIsoDay } from "@/lib/format";
import { changesAfter, compareVersions } from "@/lib/releases/changes-after";
import { version } from "@/lib/releases/version";
import { newestYear } from "@/lib/tax-law/years/law-years";

import type { ResultVersion } from "./result-version";

/**
 * What has changed since a result was copied or kept, in sentences: whether the same numbers give another
 * headline now, and what the releases of the calculations since then say of this calculator.
 */
export function changesSince<Input, Result>(
  { id, outputs, dependsOnDay, illustration }: Definition<Input, Result>,
  view: View,
  { engine, law, on, of, was }: ResultVersion,
): string[] {
  const order = compareVersions(engine, version);
  const from = `This result is from ${formatIsoDay(on)}. It used version ${engine} of the calculations, with the law through ${law}.`;
  if (order > 0)
    return [from, `This page still uses version ${version}. Reload it to get the newer one.`];

  // Before the law came first, the headline of a result was what is illustrated, or stands beside it, today.
  const name = of ?? illustration?.figure ?? view.beside?.figure.name;
  const figure = figuresIn(view).find((figure) => figure.name === name) ?? view.headline;
  const parts = figure.parts.map(({ name, text }, index) => {
    const { typed, show } = outputs[name] as Figure<Result, number>;
    const number = Number(was[index] || NaN);
    // Words are not taken from a link: they are only compared.
    const shown = typed && Number.isFinite(number) ? show(number) : undefined;
    return { shown, isSame: (shown ?? was[index]) === text };
  });
  const now =
    order === 0
      ? "The calculations have not changed since."
      : `Today’s version is ${version}, with the law through ${newestYear}.`;
  const isSame = parts.length === was.filter(Boolean).length && parts.every(({ isSame }) => isSame);
  if (isSame) return [from, now, "The same numbers still give the same result."];

  const isSaid = parts.length > 0 && parts.every(({ shown, isSame }) => shown || isSame);
  const then = isSaid ? parts.flatMap(({ shown }) => shown ?? []).join(", ") : "different";
  const reasons = changesAfter(id, engine).map(
    ({ version, date, words }) => `Version ${version} of ${formatIsoDay(date)}: ${words}`,
  );
  return [
    from,
    now,
    `“${figure.label}” was ${then} then and is ${readingOf(figure)} now.`,
    ...(reasons.length > 0 ? reasons : [dependsOnDay ? dayAlone : unexplained]),
  ];
}

const dayAlone = "The calculations are not the reason: this result also depends on the date.";
const unexplained =
  "The calculations are not the reason: the numbers in the link may have been changed.";
