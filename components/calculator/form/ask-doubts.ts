import { afterPaint } from "@/components/ui/after-paint";
import { buttonVariants } from "@/components/ui/button";
import { readDraft, unitOf, type FieldCodecs } from "@/lib/calculator/form/draft";
import { fieldsOf } from "@/lib/calculator/form/fields";
import { type NumberField } from "@/lib/calculator/form/number-field";
import { doubtOf, type Doubt } from "@/lib/calculator/form/plausible-range";

import { clearPlace, placeOf, takeText } from "./box-message";

/**
 * Asks at each box whose number few people mean, once the box is left or its number is calculated
 * with. The question stands until it is answered or the number changes, and nothing is refused for it.
 */
export function askDoubts(fields: FieldCodecs, form: HTMLFormElement) {
  const numbers = new Map(
    fieldsOf(fields).flatMap(([name, field]) => ("bounds" in field ? [[name, field]] : [])),
  );
  /** The numbers that the visitor said are meant, by the names of their boxes. */
  const meant = new Map<string, string>();

  const draft = () => readDraft(fields, new FormData(form));
  const ask = (box: HTMLInputElement, field: NumberField, now = draft()) => {
    const place = placeOf(box);
    const typed = now[box.name] ?? "";
    const doubt = meant.get(box.name) === typed ? undefined : doubtOf(field, typed);
    if (!doubt) return clearPlace(place);
    // What stands there already is not said again.
    if (place?.firstChild?.textContent === doubt.question) return;
    place?.replaceChildren(
      ...questionOf(doubt, {
        take(text) {
          const unit = form.elements.namedItem(unitOf(box.name));
          if (unit instanceof HTMLSelectElement) unit.value = field.kind;
          takeText(box, text);
        },
        keep() {
          meant.set(box.name, typed);
          place.replaceChildren();
          box.focus();
        },
      }),
    );
  };

  let isPressing = false;
  addEventListener("pointerdown", () => (isPressing = true), true);
  for (const end of ["pointerup", "pointercancel"])
    addEventListener(end, () => (isPressing = false), true);
  /** Not while a press is on its way, which left the box: what it is on would move away under it. */
  const askAtRest = (box: HTMLInputElement, field: NumberField) =>
    isPressing
      ? addEventListener("pointerup", () => askAtRest(box, field), { once: true })
      : setTimeout(() => ask(box, field));
  const askAll = (but?: Element | null) => {
    const now = draft();
    numbers.forEach((field, name) => {
      const box = form.elements.namedItem(name);
      if (box instanceof HTMLInputElement && box !== but) ask(box, field, now);
    });
  };
  form.addEventListener("change", ({ target }) => {
    const field = target instanceof HTMLInputElement && numbers.get(target.name);
    if (field) askAtRest(target, field);
    // Another unit makes another number of what is typed.
    else if (target instanceof HTMLSelectElement) askAll();
  });
  form.addEventListener("input", ({ target }) => {
    if (target instanceof HTMLInputElement) placeOf(target)?.replaceChildren();
  });
  // Of a link and an example no box is left: they are asked about once they are calculated.
  form.addEventListener("ran", () => afterPaint(() => askAll()));
  // Who is typing as this code comes has not left the box: half a number is not asked about.
  askAll(document.activeElement);
}

type Answers = { take: (text: string) => void; keep: () => void };

function questionOf({ question, suggestion }: Doubt, { take, keep }: Answers): HTMLElement[] {
  const sentence = document.createElement("p");
  sentence.textContent = question;
  const answer = (words: string, onclick: () => void) =>
    Object.assign(document.createElement("button"), {
      type: "button",
      className: buttonVariants({ variant: "outline", size: "sm" }),
      textContent: words,
      onclick,
    });
  return [
    sentence,
    ...(suggestion ? [answer(`Use ${suggestion.amount}`, () => take(suggestion.text))] : []),
    answer("Keep it", keep),
  ];
}
