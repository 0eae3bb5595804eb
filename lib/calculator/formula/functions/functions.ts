import { EDATE, YEAR } from "./calendar";
import type { FunctionDefinition } from "./definition";
import { COUNTIF, MAX, MIN, SUM } from "./lists";
import { AND, IF, ISBLANK, NOT, OR } from "./logic";
import { NPER } from "./number-of-periods";
import { PMT } from "./payment";
import { ABS, INT, MOD, ROUND, ROUNDDOWN, ROUNDUP } from "./rounding";
import { FV, PV } from "./worth";

/** The functions that a formula may call, as every spreadsheet knows them. */
type FunctionName =
  | "ABS"
  | "AND"
  | "COUNTIF"
  | "EDATE"
  | "FV"
  | "IF"
  | "INT"
  | "ISBLANK"
  | "MAX"
  | "MIN"
  | "MOD"
  | "NOT"
  | "NPER"
  | "OR"
  | "PMT"
  | "PV"
  | "ROUND"
  | "ROUNDDOWN"
  | "ROUNDUP"
  | "SUM"
  | "YEAR";

/** What each of them stands for: one without a definition does not compile. */
const definitions: Record<FunctionName, FunctionDefinition> = {
  ABS,
  AND,
  COUNTIF,
  EDATE,
  FV,
  IF,
  INT,
  ISBLANK,
  MAX,
  MIN,
  MOD,
  NOT,
  NPER,
  OR,
  PMT,
  PV,
  ROUND,
  ROUNDDOWN,
  ROUNDUP,
  SUM,
  YEAR,
};

/** What a function stands for, if there is one of that name. */
export const definitionOf = (name: string): FunctionDefinition | undefined =>
  Object.hasOwn(definitions, name) ? definitions[name as FunctionName] : undefined;
