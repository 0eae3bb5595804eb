import type { Calculate, Definition } from "@/lib/calculator/definition";
import type { Draft } from "@/lib/calculator/draft";
import { run } from "@/lib/calculator/run";
import type { World } from "@/lib/calculator/world";
import { draftOf } from "@/lib/calculator/written-draft";

import { chance } from "./chance";
import { hasChanged } from "./has-changed";
import { keepTyped } from "./keep-typed";
import { ProblemList } from "./problem-list";
import { fetchBelow, ResultRegion } from "./result";

const runByChance = <Input, Result>(
  definition: Definition<Input, Result>,
  calculate: Calculate<Input, Result>,
  draft: Draft,
  world: World,
) => run(definition, calculate, draft, { ...world, chance });

/** What makes an answer of a press: fetched when the visitor turns to the form. */
export const answering = {
  draftOf,
  run: runByChance,
  ProblemList,
  ResultRegion,
  fetchBelow,
  hasChanged,
  keepTyped,
};
