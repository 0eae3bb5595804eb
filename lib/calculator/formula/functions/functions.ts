import { EDATE, YEAR } from "./calendar";
import type { FunctionDefinition } from "./definition";
import { COUNT, COUNTIF, INDEX, MATCH, MAX, MIN, NPV, SUM, SUMIF } from "./lists";
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
  | "COUNT"
  | "EDATE"
  | "FV"
  | "IF"
  | "INDEX"
  | "INT"
  | "ISBLANK"
  | "MATCH"
  | "MAX"
  | "MIN"
  | "MOD"
  | "NOT"
  | "NPER"
  | "NPV"
  | "OR"
  | "PMT"
  | "PV"
  | "ROUND"
  | "ROUNDDOWN"
  | "ROUNDUP"
  | "SUM"
  | "SUMIF"
  | "YEAR";

/** What each of them stands for: one without a definition does not compile. */
const definitions: Record<FunctionName, FunctionDefinition> = {
  ABS,
  AND,
  COUNTIF,
  COUNT,
  EDATE,
  FV,
  IF,
  INDEX,
  INT,
  ISBLANK,
  MATCH,
  MAX,
  MIN,
  MOD,
  NOT,
  NPER,
  NPV,
  OR,
  PMT,
  PV,
  ROUND,
  ROUNDDOWN,
  ROUNDUP,
  SUM,
  SUMIF,
  YEAR,
};

/** What a function stands for, if there is one of that name. */
export const definitionOf = (name: string): FunctionDefinition | undefined =>
  Object.hasOwn(definitions, name) ? definitions[name as FunctionName] : undefined;
