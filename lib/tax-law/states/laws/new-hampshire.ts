import { withoutIncomeTax } from "../rules/without-income-tax";
import { defineState, type StateYear } from "../state-law";

const untaxed: StateYear = {
  document: "HB 2 of 2023, which ended the tax of RSA 77 on interest and dividends with 2024",
  readIn:
    "PolicyEngine/policyengine-us@8914f89da054 and VonHoltenCodes/SlowBooks-Pro-2026@53a43c34381f",
  checked: "2026-11-28",
};

export const newHampshire = defineState({
  code: "NH",
  years: { 2025: untaxed, 2026: untaxed },
  returnOf: withoutIncomeTax,
  notModeled: [],
});
