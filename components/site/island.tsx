import type { ComponentType } from "react";

/** app/_client/islands.tsx has the component of each. */
export type IslandName = "calculator" | "filter" | "consent-question" | "consent-choices";

type IslandProps<Props> = { name: IslandName; of: ComponentType<Props>; props: Props };

/**
 * A part of a page that React brings to life by itself. All that a browser needs to know of it stands
 * beside it in the page, so that the rest of the page needs neither React nor a word about itself.
 */
export const Island = <Props extends object>({ name, of: Part, props }: IslandProps<Props>) => (
  <div className="contents" data-island={name} data-props={JSON.stringify(props)}>
    <Part {...props} />
  </div>
);
