/**
 * How numbers are printed. Rounding happens here and nowhere else, for display only: to 12
 * significant digits first, so that 0.115 (a hair below it in binary) shows 0.12, then half up.
 */
const language = "en-US";
const usd = { style: "currency", currency: "USD" } as const;
const dollars = numberFormat(usd);
const wholeDollars = numberFormat({ ...usd, maximumFractionDigits: 0 });
const preciseDollars = numberFormat({ ...usd, maximumFractionDigits: 6 });
const compact = {
  notation: "compact",
  // Said outright: older browsers would write $250.00K.
  minimumFractionDigits: 0,
  maximumFractionDigits: 2,
} as const;
const compactDollars = numberFormat({ ...usd, ...compact });
const compactNumber = numberFormat(compact);
const twoDecimals = { minimumFractionDigits: 2, maximumFractionDigits: 2 };
const hundredths = numberFormat(twoDecimals);
const tenths = numberFormat({ minimumFractionDigits: 1, maximumFractionDigits: 1 });
const whole = numberFormat({ maximumFractionDigits: 0 });
const twoDigits = numberFormat({ maximumSignificantDigits: 2 });
const plain = numberFormat({ maximumFractionDigits: 12 });

/** Things in a row: "one, two and three" as Americans write it. */
export const formatList = (things: readonly string[]) =>
  new Intl.ListFormat(language).format(things);

/** Things of which one is enough: "one, two, or three". */
export const formatAlternatives = (things: readonly string[]) =>
  new Intl.ListFormat(language, { type: "disjunction" }).format(things);

function numberFormat(options: Intl.NumberFormatOptions) {
  // "negative" leaves the sign off a number that rounds to zero: never -$0.00.
  const format = new Intl.NumberFormat(language, { signDisplay: "negative", ...options });
  return (value: number) => format.format(snapped(value));
}

/** Float dust removed. A value that is not a finite number counts as 0: the last defence. */
function snapped(value: number): number {
  return Number.isFinite(value) ? Number(value.toPrecision(12)) : 0;
}

/** Whether a number that is written so reads as zero, and takes no sign: "$0.00", "0.0 years". */
export const readsAsZero = (written: string) => /^\$?0(?:\.0+)?(?![\d.,])/.test(written);

/** The size of a change with its sign, unless it reads as zero: "+$214.87", "-0.50 points", "$0.00". */
export const formatSigned = (change: number, formatSize: (size: number) => string) => {
  const size = formatSize(Math.abs(change));
  return readsAsZero(size) ? size : `${change < 0 ? "-" : "+"}${size}`;
};

/**
 * $1,234.50, to the cent. Cents stand where they mean something: in what the specification names, in a payment and in
 * what is typed. An amount beside those is written by formatBriefUsd, one in a sentence by formatRoundedUsd.
 */
export const formatUsd = (value: number) => dollars(value);

/** $12,346, but $9,999.50. For a figure beyond the specification and a value of a chart: from $10,000 on without cents. */
export const formatBriefUsd = (value: number) =>
  Math.abs(snapped(value)) >= 9_999.995 ? wholeDollars(value) : dollars(value);

/** How amounts that stand together are written: all of them without cents where one is $10,000 or more. */
export const usdFormatOf = (amounts: readonly number[]) =>
  amounts.some((amount) => formatBriefUsd(amount) !== formatUsd(amount))
    ? formatWholeUsd
    : formatUsd;

/** $2,022.617675: the digits that an explanation needs to come out, no more than six. */
export const formatPreciseUsd = (value: number) => preciseDollars(value);

/** $1,235. For titles and running text, where cents are noise. */
export const formatWholeUsd = (value: number) => wholeDollars(value);

/** About $351,600: what is known to within a hundred dollars. Below one hundred it is said exactly. */
export const formatAboutUsd = (value: number) =>
  Math.abs(value) >= 100
    ? `about ${wholeDollars(Math.round(value / 100) * 100)}`
    : formatUsd(value);

/** $1,198,401 and $535, but $42.50. For a sentence: from $100 on without cents, and never with ".00" after it. */
export const formatRoundedUsd = (value: number) =>
  Math.abs(snapped(value)) >= 100 ? wholeDollars(value) : formatPayment(value);

/** $622.01, but $450. For what is paid or saved each month, in a sentence: to the cent, where there are any. */
export const formatPayment = (value: number) => dollars(value).replace(/\.00$/, "");

/** What a dollar of something costs: "23 cents", "$1.25". */
export function formatPerDollar(value: number): string {
  const cents = Math.round(value * 100);
  if (cents >= 100) return formatUsd(value);
  return cents === 0 ? "less than a cent" : formatCount(cents, "cent");
}

/** $250K, $1.25M. For the ticks of a chart. */
export const formatCompactUsd = (value: number) => compactDollars(value);

/** 250K, 1.25M. For ticks that count something. */
export const formatCompact = (value: number) => compactNumber(value);

/** 6.50%. The value is in percent already: 6.5, not 0.065. */
export const formatPercent = (value: number) => `${hundredths(value)}%`;

/** 48%, but 8.3%: two digits are enough for a sentence. What is just short of the whole is not called all of it. */
export function formatRoundedPercent(value: number): string {
  if (Math.abs(value) < 10) return `${twoDigits(value)}%`;
  return value < 100 && value >= 99.5 ? formatPercent(value) : `${whole(value)}%`;
}

/** 48%: the share that a part has of a whole, in a sentence. */
export const formatShare = (part: number, whole: number) =>
  formatRoundedPercent((part / whole) * 100);

/** 1.60: so many times. */
export const formatRatio = (value: number) => hundredths(value);

/** 228.1 days: to a tenth of a day. */
export const formatDays = (value: number) => `${tenths(value)} days`;

/** 2.4 years: to a tenth of a year. */
export const formatYears = (value: number) => `${tenths(value)} years`;

/** 1,234.5: a count, a rate or a term as it was entered. */
export const formatNumber = (value: number) => plain(value);

/** "1 month", "24 months". */
export const formatCount = (value: number, unit: string) =>
  `${plain(value)} ${unit}${value === 1 ? "" : "s"}`;

const months = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
];

/** November 2056. Months are numbered from 1. */
export const formatMonth = ({ year, month }: { year: number; month: number }) =>
  `${months[month - 1]} ${year}`;

/** 2027: a year has no separator. */
export const formatYear = (value: number) => String(value);

/** November 21, 2026. */
export const formatDay = ({ year, month, day }: { year: number; month: number; day: number }) =>
  `${months[month - 1]} ${day}, ${year}`;

/** Nov 21: where the year is known. */
export const formatShortDay = ({ month, day }: { month: number; day: number }) =>
  `${months[month - 1]?.slice(0, 3)} ${day}`;

/** November 21, 2026, from 2026-11-21. */
export function formatIsoDay(text: string): string {
  const [year, month, day] = text.split("-").map(Number) as [number, number, number];
  return formatDay({ year, month, day });
}

/** 1234.50: dollars to the cent, for a file that is opened beside others. */
export const centsDecimal = numberFormat({ useGrouping: false, ...twoDecimals });

/** 5.254321: a number to six decimals at most, for such a file. */
export const shortDecimal = numberFormat({ useGrouping: false, maximumFractionDigits: 6 });
