/** The kind of the one message that an embedded calculator sends to the page around it. */
export const heightKind = "figurewell:height";

/** What the page around a frame takes for a height, in pixels: no calculator is lower or higher. */
export const heightBounds = { least: 100, most: 20_000 };

/** The height that a message tells; `undefined` where it tells none, whoever has sent it. */
export function toldHeight(data: unknown): number | undefined {
  const { type, height } = Object(data) as { type?: unknown; height?: unknown };
  if (type !== heightKind || typeof height !== "number") return undefined;
  return height >= heightBounds.least && height <= heightBounds.most ? height : undefined;
}
