import { currentWorld } from "@/components/calculator/world";
import { readDraft, type FieldCodecs } from "@/lib/calculator/form/draft";
import { fieldsOf } from "@/lib/calculator/form/fields";
import { formatAmount } from "@/lib/calculator/form/format-amount";
import { inDollars } from "@/lib/calculator/form/shares";

/** Shows under each box that holds a share the dollars that it comes to, as it is typed. */
export function showShares(fields: FieldCodecs, form: HTMLFormElement) {
  const names = fieldsOf(fields).flatMap(([name, field]) => ("shareOf" in field ? [name] : []));
  if (names.length === 0) return;

  const show = () => {
    const typed = readDraft(fields, new FormData(form));
    const dollars = inDollars(fields, typed, currentWorld().today);
    for (const name of names) {
      const place = document.getElementById(`field-${name}-dollars`);
      const isShare = dollars[name] !== typed[name];
      const text = isShare ? `= ${formatAmount("money", Number(dollars[name]))}` : "";
      if (place && place.textContent !== text) place.textContent = text;
    }
  };
  form.addEventListener("input", show);
  form.addEventListener("filled", show);
  show();
}
