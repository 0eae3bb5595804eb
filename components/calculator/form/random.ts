/**
 * From 0 to below 1, drawn once for each visit, so that its answers can be compared. A file of its
 * own: pages on which nothing is drawn have it with their first answer.
 */
export const random = Math.random();
