/** Whose a stub is, and whether it is of a job or of a pension, as the page calls it. */
export const ownerNames = {
  you: "Your job",
  yourPension: "Your pension",
  spouse: "Spouse’s job",
  spousePension: "Spouse’s pension",
} as const;
