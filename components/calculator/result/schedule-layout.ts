// Safari forgets what a table is when its rows are grids: said again in ARIA.
export const said = {
  table: { role: "table" },
  rowgroup: { role: "rowgroup" },
  row: { role: "row" },
  columnheader: { role: "columnheader" },
  rowheader: { role: "rowheader" },
  cell: { role: "cell" },
} as const;

// A folded row group must be a box of its own for hidden="until-found" to fold it: so rows are grids.
export const rowGroup = "block";
export const row = "grid grid-flow-col grid-cols-[6rem] auto-cols-fr";
export const cell = "px-3 py-2 text-right first:text-left";
