import type { World } from "@/lib/calculator/definition";

/** The world as this browser knows it now. */
export function currentWorld(): World {
  const now = new Date();
  return { today: { year: now.getFullYear(), month: now.getMonth() + 1, day: now.getDate() } };
}

/** From 0 to below 1, drawn once for each visit, so that its answers can be compared. */
export const random = Math.random();
