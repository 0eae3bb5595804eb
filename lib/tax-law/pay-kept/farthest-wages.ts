import type { StateHousehold } from "../states/filer";
import type { KeptOptions } from "./kept-of";

/** Up to which wages is asked: farthestWages unless given. Whole dollars. */
export type RaiseOptions = KeptOptions & { farthest?: number };

/**
 * Up to which wages a household is looked at unless it asks for others, in dollars a year.
 *
 *     farthest = the larger of $150,000 and twice its wages, at most $1,000,000
 *
 * @example farthestWages({ filingStatus: "single", wages: 90_000 }) // 180000
 */
export const farthestWages = ({ wages = 0 }: Pick<StateHousehold, "filingStatus" | "wages">) =>
  Math.min(1_000_000, Math.max(150_000, Math.ceil(2 * wages)));
