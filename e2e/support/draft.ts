import { typedDraft } from "@/__tests__/house/case-inputs";

/** What a visitor types: the text for each box by its name. */
export type Draft = Readonly<Record<string, string>>;

export const draftOf: (inputs: Parameters<typeof typedDraft>[0]) => Draft = typedDraft;

/** The fragment that carries a draft: the form's own encoding. */
export const fragmentOf = (draft: Draft) => `#${new URLSearchParams(draft)}`;
