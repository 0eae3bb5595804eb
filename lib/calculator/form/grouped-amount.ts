/**
 * An amount with its thousands apart, as a box shows it once it is left. What is more than a plain decimal, is no
 * number, or is a trillion, which hardly any box takes, stays as it was typed.
 *
 * @example groupedAmount("400000") // 400,000
 * @example groupedAmount("350k") // 350k
 */
export const groupedAmount = (text: string) =>
  /^-?[1-9]\d{3,11}(\.\d*)?$/.test(text)
    ? text.replace(/\d+/, (whole) => whole.replace(/\B(?=(\d{3})+$)/g, ","))
    : text;

/**
 * The same without the commas, as a box shows it while somebody is in it and as a link carries it. Where the
 * commas are not those of thousands, it stays as it was typed.
 *
 * @example plainAmount("400,000") // 400000
 * @example plainAmount("40,00") // 40,00
 */
export const plainAmount = (text: string) =>
  /^-?[1-9]\d{0,2}(,\d{3}){1,3}(\.\d*)?$/.test(text) ? text.replaceAll(",", "") : text;
