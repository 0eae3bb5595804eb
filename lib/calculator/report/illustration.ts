/** What stands over the specified figures where the law answers. */
export const illustrationTitle = "Illustrative 2024 estimate";
