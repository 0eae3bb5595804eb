import { startTransition, type ComponentType } from "react";
import { hydrateRoot } from "react-dom/client";

import { CalculatorById } from "@/components/calculators";
import { ConsentChoices, ConsentQuestion } from "@/components/site/consent-parts";
import type { IslandName } from "@/components/site/island";

/** The component of each island; what is on few pages is fetched by itself. */
const components = {
  calculator: async () => CalculatorById,
  filter: async () => (await import("../(site)/all-calculators/filter")).Filter,
  "consent-question": async () => ConsentQuestion,
  "consent-choices": async () => ConsentChoices,
} satisfies Record<IslandName, () => Promise<unknown>>;

/** Brings an island to life, as it stands in the page. */
export async function hydrate(island: HTMLElement) {
  const { island: name, props = "{}" } = island.dataset;
  const Part = (await components[name as IslandName]()) as ComponentType<object>;
  // In pieces: whoever types or scrolls meanwhile does not wait.
  startTransition(() => {
    hydrateRoot(island, <Part {...JSON.parse(props)} />);
  });
}
