import * as law2024 from "./2024";
import * as law2025 from "./2025";
import * as law2026 from "./2026";
import type { LawYear } from "./law-year";

/** The years of law that are known here, the newest last. */
export const laws: readonly LawYear[] = [law2024, law2025, law2026];
