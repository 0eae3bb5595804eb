import type { World } from "@/lib/calculator/world";

/** The world as this browser knows it now. */
export function currentWorld(): World {
  const now = new Date();
  return { today: { year: now.getFullYear(), month: now.getMonth() + 1, day: now.getDate() } };
}
