import { startTransition, type ComponentType } from "react";
import { hydrateRoot } from "react-dom/client";

import { calculatorOf } from "@/components/calculators/calculator-of";
import { ConsentChoices, ConsentQuestion } from "@/components/site/consent/consent-parts";
import type { IslandName } from "@/components/site/island";
import type { CalculatorId } from "@/lib/catalogue/calculators";

/** The component of each island, by its props; what is on few pages is fetched by itself. */
const components = {
  calculator: ({ id }: { id: CalculatorId }) => calculatorOf(id),
  filter: async () => (await import("../(site)/all-calculators/filter")).Filter,
  "consent-question": async () => ConsentQuestion,
  "consent-choices": async () => ConsentChoices,
} satisfies Record<IslandName, (props: never) => Promise<unknown>>;

/** Brings an island to life, as it stands in the page. */
export async function hydrate(island: HTMLElement) {
  const { island: name, props: text = "{}" } = island.dataset;
  const props = JSON.parse(text);
  const Part = (await components[name as IslandName](props as never)) as ComponentType<object>;
  // In pieces: whoever types or scrolls meanwhile does not wait.
  startTransition(() => {
    hydrateRoot(island, <Part {...props} />);
  });
}
