import type { CalculatorId } from "@/content/catalogue";
import type { Definition } from "@/lib/calculator/definition";

import { definition as amortization } from "./loans-credit/amortization";
import { definition as autoLoan } from "./loans-credit/auto-loan";
import { definition as creditCardPayoff } from "./loans-credit/credit-card-payoff";
import { definition as heloc } from "./loans-credit/heloc";
import { definition as loanPayment } from "./loans-credit/loan-payment";
import { definition as mortgage } from "./loans-credit/mortgage";
import { definition as refinance } from "./loans-credit/refinance";
import { definition as studentLoan } from "./loans-credit/student-loan";

/** A definition whose types are its own affair. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- a list of definitions has no one type
type AnyDefinition = Definition<any, any>;

/** Every definition, for server code: a client module that imports this sends all of them. */
export const definitionOf: Record<CalculatorId, AnyDefinition> = {
  "loans-credit/loan-payment": loanPayment,
  "loans-credit/amortization": amortization,
  "loans-credit/auto-loan": autoLoan,
  "loans-credit/mortgage": mortgage,
  "loans-credit/student-loan": studentLoan,
  "loans-credit/credit-card-payoff": creditCardPayoff,
  "loans-credit/refinance": refinance,
  "loans-credit/heloc": heloc,
};
