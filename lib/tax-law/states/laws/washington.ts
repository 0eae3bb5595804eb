import { graduatedTax } from "../../income/graduated-tax";
import type { Filer } from "../filer";
import { withoutIncomeTax } from "../rules/without-income-tax";
import { defineState } from "../state-law";

type Numbers = {
  /** Of long-term gains, the same for everybody and for a couple. */
  untaxedGains: number;
};

export const washington = defineState<Numbers>({
  code: "WA",
  years: {
    2025: {
      document: "RCW 82.87.040 to 82.87.060, 50A.10.030 and 50B.04.080",
      readIn:
        "PolicyEngine/policyengine-us@8914f89da054 and, for the rates, https://www.eidebailly.com/insights/alerts/2025/washington-state-increases-estate-and-capital-gains-taxes and https://shrm.org/topics-tools/employment-law-compliance/washington-updates-paid-family-medical-leave-premium-rates",
      checked: "2026-11-28",
      contributions: [
        // The employees’ 71.52% of the premium of 0.92%.
        { name: "Paid family and medical leave", rate: 0.7152 * 0.0092, wageBase: 176_100 },
        { name: "WA Cares", rate: 0.0058 },
      ],
      untaxedGains: 278_000,
    },
  },
  returnOf: (filer, law) => ({
    ...withoutIncomeTax(filer),
    otherTaxes: [["Capital gains excise tax", gainsTax(filer, law)]],
  }),
  notModeled: [
    "gains on real estate and in retirement accounts, which are not taxed",
    "large gifts to charity, which lower the tax on gains",
    "the Working Families Tax Credit",
  ],
});

/** RCW 82.87.040: on net long-term gains, whatever was lost in the short term. */
const gainsTax = ({ household }: Filer, { untaxedGains }: Numbers) =>
  graduatedTax((household.longTermGains ?? 0) - untaxedGains, [0.07, 0.099], [1_000_000]);
