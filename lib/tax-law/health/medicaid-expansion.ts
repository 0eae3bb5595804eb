/**
 * The states that have not widened Medicaid to adults up to 138% of the poverty line. Read on 2026-11-30 in
 * PolicyEngine/policyengine-us@8914f89da054 (gov/hhs/medicaid/eligibility/categories/adult/income_limit.yaml), which
 * cites KFF. Wisconsin covers them up to the line itself.
 */
import type { StateCode } from "@/lib/tax-law/states/state-abbreviations";

const without: readonly StateCode[] = ["AL", "FL", "GA", "KS", "MS", "SC", "TN", "TX", "WI", "WY"];

/**
 * Whether a state has widened Medicaid to adults below 65 with income up to 138% of the poverty line.
 *
 * @example hasExpandedMedicaid("OH") // true
 * @example hasExpandedMedicaid("TX") // false
 *
 * Source: 42 U.S.C. 1396a(a)(10)(A)(i)(VIII), which states may leave out.
 */
export const hasExpandedMedicaid = (state: StateCode): boolean => !without.includes(state);
