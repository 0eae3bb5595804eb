/** Long enough for the slowest browser to have begun the download; the address holds the file in memory. */
const kept = 40_000;

/** Hands the visitor a file. Nothing leaves the device. */
export function saveFile(name: string, content: BlobPart, type: string) {
  const address = URL.createObjectURL(new Blob([content], { type }));
  const anchor = document.createElement("a");
  anchor.href = address;
  anchor.download = name;
  anchor.click();
  setTimeout(() => URL.revokeObjectURL(address), kept);
}
