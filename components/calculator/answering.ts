import { run } from "@/lib/calculator/run";
import { draftOf } from "@/lib/calculator/written-draft";

import { ProblemList } from "./problem-list";
import { ResultRegion } from "./result";

/** What makes an answer of a press: fetched when the visitor turns to the form. */
export const answering = { draftOf, run, ProblemList, ResultRegion };
