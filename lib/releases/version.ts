/**
 * The state of the calculations: major.minor.patch. The patch rises with a correction, the minor with
 * a new year of law or a new calculator, the major where a function is called otherwise than before.
 * What each one changed is in releases.ts.
 */
export const version = "1.11.0";
