import { calculatorList } from "./calculator-list";

export const dynamic = "force-static";

/** What every calculator asks and answers, for programs. */
export const GET = () => Response.json(calculatorList());
