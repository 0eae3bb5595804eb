import type { World } from "@/lib/calculator/definition";

/** A world that every test can choose again. */
export const world: World = { today: { year: 2026, month: 1, day: 31 } };
