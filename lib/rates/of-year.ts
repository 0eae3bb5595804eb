/**
 * The table of a year, or the newest, which is the last, where there is none of that year: its own
 * `year` says which.
 *
 * @example ofYear([{ year: 2025, exclusion: 13_990_000 }], 2025).exclusion // 13990000
 */
export function ofYear<Table extends { year: number }>(
  tables: readonly Table[],
  year: number,
): Table {
  return tables.find((table) => table.year === year) ?? (tables[tables.length - 1] as Table);
}
