import type { DatedLoan, OpenPlans } from "./loan-kinds";

/** Who owed nothing before it pays 10% under IBR, not 15%: 34 CFR 685.209(b)(13)(ii). */
const newBorrowersSince = "2014-07-01";
/** Who borrows since has RAP and the Tiered Standard plan alone: 34 CFR 685.208(b) and 685.209(c). */
const twoPlansSince = "2026-07-01";

/**
 * The plans that are open to all loans of a borrower together. A loan made since July 1, 2026 ends the older plans
 * for the others too.
 *
 * - `loans` at least one, each with its kind and the day it was made
 *
 * Where a day is not known, both kinds of IBR and both standard plans count as open.
 *
 * Not modeled: loans of the Perkins program; the extended and graduated plans; PAYE and ICR, which end by July 1, 2028.
 *
 * @example plansOpenTo([{ kind: "direct", loanDate: "2018-09-01" }]).ibrNew // true
 * @example plansOpenTo([{ kind: "direct", loanDate: "2018-09-01" }, { kind: "direct", loanDate: "2026-08-20" }]).ibrNew // false
 * @example plansOpenTo([{ kind: "parentPlus", loanDate: "2018-09-01" }]).rap // false
 *
 * Source: 20 U.S.C. 1087e(d)(6)-(7), (q) and 1098e(a)(2); 34 CFR 685.208(b)-(c) and 685.209(b)(6)-(8), (b)(13) and (c).
 */
export function plansOpenTo(loans: readonly DatedLoan[]): OpenPlans {
  const days = loans.map(({ loanDate }) => loanDate);
  const areKnown = !days.includes("");
  const isSplit = days.some((day) => day >= twoPlansSince);
  const owedBefore = days.some((day) => day !== "" && day < newBorrowersSince);
  const every = (...kinds: readonly DatedLoan["kind"][]) =>
    loans.every(({ kind }) => kinds.includes(kind));
  const hasIbr = !isSplit && every("direct", "parentConsolidationInPlan", "ffel");
  return {
    rap: every("direct", "parentConsolidationInPlan"),
    ibrNew: hasIbr && !owedBefore,
    ibrOld: hasIbr && (owedBefore || !areKnown),
    tieredStandard: isSplit || !areKnown,
    standard: !isSplit,
  };
}
