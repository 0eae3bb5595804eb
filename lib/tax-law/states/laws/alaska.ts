import { withoutIncomeTax } from "../rules/without-income-tax";
import { defineState } from "../state-law";

export const alaska = defineState({
  code: "AK",
  years: {
    2025: {
      document: "AS 43.20.012, which taxes no income of people, and AS 23.20.290",
      readIn:
        "PolicyEngine/policyengine-us@8914f89da054 and https://labor.alaska.gov/estax/2025-experience-rates.html",
      checked: "2026-11-28",
      contributions: [{ name: "Unemployment insurance", rate: 0.005, wageBase: 51_700 }],
    },
    2026: {
      document: "AS 43.20.012, which taxes no income of people, and AS 23.20.290",
      readIn:
        "PolicyEngine/policyengine-us@8914f89da054 and VonHoltenCodes/SlowBooks-Pro-2026@53a43c34381f",
      checked: "2026-11-28",
      contributions: [{ name: "Unemployment insurance", rate: 0.005, wageBase: 54_200 }],
    },
  },
  returnOf: withoutIncomeTax,
  notModeled: [],
});
