/** Every digit of a number without an exponent: 1e-7 is 0.0000001. For machines to read. */
export function plainDecimal(value: number): string {
  const written = String(value === 0 ? 0 : value);
  if (!written.includes("e")) return written;

  const [, sign = "", whole = "", fraction = "", exponent] =
    /^(-?)(\d+)(?:\.(\d+))?e([+-]\d+)$/.exec(written) ?? [];
  const digits = whole + fraction;
  const point = whole.length + Number(exponent);
  if (point <= 0) return `${sign}0.${"0".repeat(-point)}${digits}`;
  return `${sign}${digits.padEnd(point, "0")}`;
}
