import { lazy } from "react";

/**
 * The client part of consent, or nothing. The variable is named here outright and not read from
 * lib/analytics: the bundler leaves out only what it can tell to be off in the file at hand, and a
 * page without a provider is to hold no code of this.
 */
const load = process.env.NEXT_PUBLIC_ANALYTICS_ENDPOINT ? () => import("./consent") : undefined;

export const ConsentQuestion =
  load && lazy(async () => ({ default: (await load()).ConsentQuestion }));
export const ConsentChoices =
  load && lazy(async () => ({ default: (await load()).ConsentChoices }));
