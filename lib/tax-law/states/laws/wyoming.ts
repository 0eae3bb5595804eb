import { withoutIncomeTax } from "../rules/without-income-tax";
import { defineState, type StateYear } from "../state-law";

const untaxed: StateYear = {
  document: "W.S. Title 39, which taxes no income of people",
  readIn:
    "PolicyEngine/policyengine-us@8914f89da054 and VonHoltenCodes/SlowBooks-Pro-2026@53a43c34381f",
  checked: "2026-11-28",
};

export const wyoming = defineState({
  code: "WY",
  years: { 2025: untaxed, 2026: untaxed },
  returnOf: withoutIncomeTax,
  notModeled: [],
});
