import { option } from "@/lib/calculator/option";
import { formatWholeUsd } from "@/lib/format";
import { allowedContribution } from "@/lib/tax-law/allowed-contribution";
import { lawOf } from "@/lib/tax-law/years/law-of";

import { incomeTax } from "../calculation";
import { beforeTaxSavingsForm } from "./before-tax-savings.form";

/** What is saved before tax lowers the lines of the return. It has no figure of its own. */
export const beforeTaxSavings = option(incomeTax, {
  form: beforeTaxSavingsForm,
  isUsed: (_result, { preTax401k = 0, traditionalIra = 0, hsa = 0, selfEmployedPlan = 0 }) =>
    preTax401k + traditionalIra + hsa + selfEmployedPlan > 0,
  outputs: {},
  section: null,
  verdict: null,
  // Savings above the limit of the law.
  errors(result, input) {
    const { retirement, year } = lawOf(input.lawYear);
    const { preTax401k = 0, traditionalIra = 0, age = 0, spouseAge = 0 } = input;
    const limitOf = (kind: "k401" | "ira") =>
      allowedContribution(retirement[kind], age) +
      (result.law.joint ? allowedContribution(retirement[kind], spouseAge) : 0);
    const above = (amount: number, kind: "k401" | "ira") =>
      amount > limitOf(kind)
        ? `The ${year} limit is ${formatWholeUsd(limitOf(kind))}${result.law.joint ? " for both of you" : ""}${age === 0 ? ", more from age 50" : ""}.`
        : undefined;
    const k401 = above(preTax401k, "k401");
    const ira = above(traditionalIra, "ira");
    return { ...(k401 && { preTax401k: k401 }), ...(ira && { traditionalIra: ira }) };
  },
});
