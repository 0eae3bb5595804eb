import type { LawYear } from "../../tax-law/years/law-year";
import { lawYears } from "../../tax-law/years/law-years";
import { laws } from "../../tax-law/years/laws";
import { alike, oneOf } from "../checks";

/** A whole year of law, as `rates.lawOf` gives it. */
export const lawYear = alike(laws);

/** One table of a year of law: `rates.lawOf("2026").payroll`. */
export const table = (part: keyof LawYear) => alike(laws.map((law) => law[part]));

export const yearOfLaw = oneOf(lawYears);
