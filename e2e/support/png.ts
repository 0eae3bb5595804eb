const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** The width and the height that a PNG says it has. */
export function pngSize(file: Buffer): { width: number; height: number } {
  if (!file.subarray(0, 8).equals(signature)) throw new Error("no PNG");
  return { width: file.readUInt32BE(16), height: file.readUInt32BE(20) };
}
