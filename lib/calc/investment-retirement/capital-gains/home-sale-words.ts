/** What the exclusion for a home does not reach. */
export const rentedPart =
  "Only the part you lived in: a rented part and depreciation are taxed, and aren’t modeled here.";
