import { buttonVariants } from "@/components/ui/button";
import type { FieldCodecs } from "@/lib/calculator/form/draft";
import { fieldsOf } from "@/lib/calculator/form/fields";
import { typicalValues, type TypicalValue } from "@/lib/calculator/form/typical-values";

import { placeOf, takeText } from "./box-message";

/**
 * Offers an average at each empty box that has one, once somebody comes to it. What is typed takes the offer
 * away again.
 */
export function offerTypicalValues(fields: FieldCodecs, form: HTMLFormElement) {
  const typicalOf = new Map(
    fieldsOf(fields).flatMap(([name, field]) =>
      "typical" in field && field.typical ? [[name, typicalValues[field.typical]]] : [],
    ),
  );
  const offer = (box: EventTarget | null) => {
    if (!(box instanceof HTMLInputElement) || box.value !== "") return;
    const typical = typicalOf.get(box.name);
    if (typical) placeOf(box)?.replaceChildren(...offerOf(typical, box));
  };
  form.addEventListener("focusin", ({ target }) => offer(target));
  // Who came to a box has fetched this code by that.
  offer(document.activeElement);
}

function offerOf({ sentence, source, typed, shown }: TypicalValue, box: HTMLInputElement) {
  const text = document.createElement("p");
  const link = Object.assign(document.createElement("a"), {
    href: source.href,
    rel: "noopener",
    className: "underline underline-offset-4",
    textContent: source.text,
  });
  text.append(`Not sure? ${sentence} Source: `, link);
  const take = Object.assign(document.createElement("button"), {
    type: "button",
    className: buttonVariants({ variant: "outline", size: "sm" }),
    textContent: `Use ${shown}`,
    onclick: () => takeText(box, typed),
  });
  return [text, take];
}
