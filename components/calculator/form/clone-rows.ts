/**
 * Adds the rows of a table that follow its first, as clones of it: React takes several times as long to
 * make each. The first is given it as its `ref`; `write` puts into a clone what is its own.
 */
export const cloneRows =
  (count: number, write: (row: HTMLTableRowElement, index: number) => void) =>
  (first: HTMLTableRowElement) => {
    const clones = Array.from({ length: count - 1 }, (_, index) => {
      const row = first.cloneNode(true) as HTMLTableRowElement;
      write(row, index + 1);
      return row;
    });
    first.after(...clones);
    return () => clones.forEach((row) => row.remove());
  };
