/** The widths and themes in which axe looks at a page, by turns. */
export const appearances = [320, 1280].flatMap((width) =>
  (["light", "dark"] as const).map((colorScheme) => ({
    viewport: { width, height: 800 },
    colorScheme,
  })),
);
