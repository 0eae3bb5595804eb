import { buttonVariants } from "@/components/ui/button";
import { nativeSelectClasses } from "@/components/ui/native-select";
import type { FieldCodecs } from "@/lib/calculator/form/draft";
import { fieldsOf } from "@/lib/calculator/form/fields";
import { plainAmount } from "@/lib/calculator/form/grouped-amount";
import type { NumberField } from "@/lib/calculator/form/number-field";
import {
  typicalLists,
  type TypicalList,
  type TypicalName,
} from "@/lib/calculator/form/typical-lists";
import {
  typicalValues,
  type TypicalChoice,
  type TypicalValue,
} from "@/lib/calculator/form/typical-values";

import { placeOf, takeText } from "./box-message";

const values: Partial<Record<TypicalName, TypicalValue>> = typicalValues;
const lists: Partial<Record<TypicalName, TypicalList>> = typicalLists;

/**
 * Offers an average, or a list of them, at each box that has one and that nobody has filled in, once somebody
 * comes to it. What is typed takes the offer away again; where a number that is taken comes from stays beside it.
 */
export function offerTypicalValues(fields: FieldCodecs, form: HTMLFormElement) {
  const numbers = new Map(
    fieldsOf(fields).flatMap(([name, field]) =>
      "typical" in field && field.typical ? [[name, field]] : [],
    ),
  );
  const offer = (box: EventTarget | null) => {
    if (!(box instanceof HTMLInputElement)) return;
    const field = numbers.get(box.name);
    if (field && isUntouched(box, field)) void offerAt(box, field);
  };
  form.addEventListener("focusin", ({ target }) => offer(target));
  // Other numbers are in the boxes: what was said of those that were taken is no longer of them.
  form.addEventListener("filled", () => {
    for (const taken of form.querySelectorAll("[data-taken]")) taken.remove();
  });
  // Who came to a box has fetched this code by that.
  offer(document.activeElement);
}

/** Whether a box is empty, or holds what the page began with. */
const isUntouched = ({ value }: HTMLInputElement, { initial }: NumberField) =>
  value === "" || plainAmount(value) === initial;

async function offerAt(box: HTMLInputElement, field: NumberField) {
  const place = placeOf(box);
  const value = field.typical && values[field.typical];
  const list = field.typical && lists[field.typical];
  if (!place) return;
  const average = () =>
    value && typedIn(field, value) !== box.value ? offerOf(value, box, field, "Not sure? ") : [];
  // What stands there already was offered before.
  if (!place.hasChildNodes()) place.replaceChildren(...average());
  const isWhole = () => place.querySelector("select, [data-taken]") !== null;
  if (!list || isWhole()) return;

  const choices = await list.choices().catch(() => []);
  // It comes to nobody who has typed or gone on meanwhile: below them the page would move.
  const isAwaited = document.activeElement === box || place.contains(document.activeElement);
  if (choices.length === 0 || !isAwaited || !isUntouched(box, field) || isWhole()) return;
  const ask = `${place.hasChildNodes() ? "Or choose" : "Not sure? Choose"} ${list.by}:`;
  const { label, select } = listOf(ask, choices);
  // It is no box of the form, which is told of nothing in it.
  select.oninput = (event) => event.stopPropagation();
  select.onchange = (event) => {
    event.stopPropagation();
    const choice = choices[select.selectedIndex - 1];
    for (const child of [...place.children]) if (child !== label) child.remove();
    label.before(...(choice ? offerOf(choice, box, field) : average()));
  };
  place.append(label);
}

/** A share is typed with its sign only where the box takes dollars as well. */
const typedIn = ({ kind }: NumberField, { typed }: TypicalValue) =>
  kind === "percent" ? typed.replace("%", "") : typed;

/** What a number is an average of, where it was read, and the press that takes it, if it is one to take. */
function offerOf(
  offered: TypicalValue | TypicalChoice,
  box: HTMLInputElement,
  field: NumberField,
  before = "",
) {
  const text = textOf(before, offered);
  if (offered.typed === undefined) return [text];
  const take = Object.assign(document.createElement("button"), {
    type: "button",
    className: buttonVariants({ variant: "outline", size: "sm" }),
    textContent: `Use ${offered.shown}`,
    onclick() {
      takeText(box, typedIn(field, offered));
      const taken = textOf("", offered);
      taken.dataset.taken = "";
      placeOf(box)?.replaceChildren(taken);
    },
  });
  return [text, take];
}

function textOf(before: string, { sentence, source }: Pick<TypicalValue, "sentence" | "source">) {
  const text = document.createElement("p");
  const link = Object.assign(document.createElement("a"), {
    href: source.href,
    rel: "noopener",
    className: "underline underline-offset-4",
    textContent: source.text,
  });
  text.append(
    `${before}${sentence} Source: `,
    link,
    source.readIn ? `, read in ${source.readIn}.` : "",
  );
  return text;
}

/** The choices, in the browser’s own list. What it holds is not read out as it comes. */
function listOf(ask: string, choices: readonly TypicalChoice[]) {
  const select = Object.assign(document.createElement("select"), {
    className: nativeSelectClasses.list,
  });
  select.append(new Option("Choose…"), ...choices.map(({ name }) => new Option(name)));
  const frame = Object.assign(document.createElement("div"), {
    className: nativeSelectClasses.frame,
  });
  frame.append(select);
  const label = Object.assign(document.createElement("label"), {
    className: "grid w-full gap-1.5",
  });
  label.setAttribute("aria-live", "off");
  label.append(ask, frame);
  return { label, select };
}
