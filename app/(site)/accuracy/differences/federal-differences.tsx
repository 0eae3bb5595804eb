import { Prose } from "@/components/prose/prose";

/** Where whole federal returns are computed otherwise, or would be. */
const causes: readonly string[] = [
  "Rounding: PolicyEngine keeps about seven digits and prints cents. This is the whole difference today, two cents of an income of $618,508.",
  "The credit for the elderly: the models have it, and we don’t. It is zero in all of these households, and so is the alternative minimum tax, which we hold against 150 more amounts of Tax-Calculator.",
  "State and local taxes on a separate return: it deducts half of the limit that is left after the phase-down (26 U.S.C. 164(b)(6)). PolicyEngine phases down half the limit.",
  "Gains between the end of their 0% rate and the start of the 22% bracket: PolicyEngine taxes them 15%. By 26 U.S.C. 1(h), they cost no more than wages would, 12%. The difference is at most $57, on a joint return of 2026.",
  "Itemized deductions above the start of the highest bracket: we figure the reduction of 26 U.S.C. 68 after the deduction for business income, and never take off more than 2/37 of the deductions. Tax-Calculator does neither; we set the limit there.",
  "401(k) contributions: Medicare and its additional tax apply to them (26 U.S.C. 3121(v)). Tax-Calculator leaves them out.",
  "A business that earns less than $434: no self-employment tax, for each spouse (26 U.S.C. 1402(b)). Tax-Calculator adds the two together.",
  "Separate returns: spouses who live apart get the earned income credit with a child (26 U.S.C. 32(d)(2)). Unless you say so, we assume that you lived together. Tax-Calculator always gives the credit.",
  "Cash gifts above 60% of income: the 0.5% floor comes off what that limit leaves (26 U.S.C. 170(b)(1)(I)). Tax-Calculator takes it off all gifts.",
  "A business deduction of at least $400 from 2026 on: never more than the income left to tax here. Tax-Calculator shows it even where none is left, which changes no tax.",
  "Households that pay the same whether they itemize or not: we take the larger deduction, Tax-Calculator the standard one.",
];

export const FederalDifferences = () => (
  <Prose>
    <ul>
      {causes.map((cause) => (
        <li key={cause}>{cause}</li>
      ))}
    </ul>
  </Prose>
);
