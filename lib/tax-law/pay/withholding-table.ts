import { graduatedTax } from "@/lib/tax-law/income/graduated-tax";
import type { FilingStatus, LawYear } from "@/lib/tax-law/years/law-year";

/** From how many dollars of adjusted annual wages, the tax on them, and the rate on what is above. */
type WithholdingRow = { from: number; tax: number; rate: number };

/**
 * An annual table of the percentage method, as it is printed: from 0, where nothing is withheld.
 *
 * - `step2` whether the box in step 2 of the Form W-4 is ticked
 *
 * The printed tables are the brackets of income tax with the standard deduction in front, less the
 * adjustment that Worksheet 1A has already taken from the wages. With the box ticked they are half
 * of that, without the adjustment, wages rounded to the dollar and tax to the cent:
 *
 *     from = limit before + deduction − adjustment, or (limit before + deduction) ÷ 2
 *     tax  = tax on the limit before, or half of it
 *
 * @example withholdingTable(law2026.withholding, "single")[1].from // 7500
 * @example withholdingTable(law2026.withholding, "single", true)[7].tax // 96489.63
 *
 * Source: IRS Publication 15-T, section 1.
 */
export function withholdingTable(
  law: LawYear["withholding"],
  status: FilingStatus,
  step2 = false,
): WithholdingRow[] {
  const limits = law.limits[column(status)];
  const inFront = law.deductions[column(status)];
  const rows = [0, ...limits].map((limit, bracket) => {
    const tax = graduatedTax(limit, law.rates, limits);
    const rate = law.rates[bracket] as number;
    return step2
      ? { from: Math.round((limit + inFront) / 2), tax: Math.round(tax * 50) / 100, rate }
      : { from: limit + inFront - law.adjustments[status], tax, rate };
  });
  return [{ from: 0, tax: 0, rate: 0 }, ...rows];
}

/** Those who are married and file separately are withheld as single. */
const column = (status: FilingStatus) => (status === "marriedFilingSeparately" ? "single" : status);
