import { readDraft, type FieldCodecs } from "@/lib/calculator/form/draft";

/** Makes the form's own encoding what a link carries, however its boxes show it: for whoever reads it. */
export function encodePlainly(fields: FieldCodecs, { formData }: FormDataEvent) {
  const draft = readDraft(fields, formData);
  for (const [name, text] of [...formData]) {
    const plain = draft[name];
    if (plain === undefined) formData.delete(name);
    else if (plain !== text) formData.set(name, plain);
  }
}
