/** How many sheets a PDF has: its page objects, which Chromium writes uncompressed. */
export const sheetsIn = (pdf: Buffer) =>
  pdf.toString("latin1").match(/\/Type \/Page\b/g)?.length ?? 0;
