/**
 * The tables whose year a visitor chooses, the newest last. Written out one by one, because a page
 * downloads what is named here and nothing else of the years.
 */
import * as law2024 from "./2024";
import * as law2025 from "./2025";
import * as law2026 from "./2026";

export const incomeTaxes = [law2024.incomeTax, law2025.incomeTax, law2026.incomeTax];
export const payrolls = [law2024.payroll, law2025.payroll, law2026.payroll];
export const withholdings = [law2024.withholding, law2025.withholding, law2026.withholding];
export const estates = [law2024.estate, law2025.estate, law2026.estate];
