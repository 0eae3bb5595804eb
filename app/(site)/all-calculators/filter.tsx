"use client";

import { ListFilter } from "@/components/site/search/list-filter";

const load = () => import("./calculator-search").then(({ searchCalculators }) => searchCalculators);

type FilterProps = { total: number; wordsToTry: readonly string[]; listId: string };

/** A client file: a function that fetches cannot come from the server. */
export const Filter = (props: FilterProps) => <ListFilter {...props} load={load} />;
