import type { NumberBox } from "./contract";

/** Text that is no number in any box. */
export const noNumbers = [
  "abc",
  "1 000",
  "5,00",
  "1.234,56",
  "1e5",
  "0x10",
  "--5",
  "−5",
  "12abc",
  "1e309",
  "1,0000",
  "1.2.3",
  ".",
  "-",
  "$",
  "%",
  "+5",
  "(5)",
  "NaN",
  "Infinity",
  "٣",
  "½",
  "5€",
];

const aboveLimit = {
  money: ["1000000000001", "1,000,000,000,000.01", "9".repeat(400)],
  percent: ["1000.01", "100000"],
  years: ["1000.01", "1000000"],
  months: ["12000.1", "1000000"],
  age: ["150.5", "1000000"],
  number: ["1000000000001"],
  integer: ["12001", "2.5"],
};

/** Numbers that this box refuses, and emptiness where it must be filled. */
export function refusedNumbers({ kind, above, min, optional }: NumberBox): string[] {
  return [
    ...aboveLimit[kind],
    ...(above === 0 ? ["0", "0.0", "-0", "$0.00"] : []),
    ...(above === 0 || min === 0 ? ["-1", "-0.01", "-$5", "$-5"] : []),
    ...(optional ? [] : ["", "   "]),
  ];
}

/** Ways in which people write a number, each with the plain decimal it is read as. */
export const acceptedForms: Record<NumberBox["kind"], [typed: string, plain: string][]> = {
  money: [
    ["$1,250.50", "1250.5"],
    [" 1250.50 ", "1250.5"],
    ["1,000", "1000"],
    ["1,000,000", "1000000"],
    ["0001000", "1000"],
    ["1000.", "1000"],
  ],
  percent: [
    [" 6.5% ", "6.5"],
    [".5", "0.5"],
    ["6.50", "6.5"],
    ["1,000", "1000"],
    ["05%", "5"],
  ],
  years: [
    [".5", "0.5"],
    [" 30 ", "30"],
    ["30.0", "30"],
    ["1,000", "1000"],
  ],
  months: [
    [".5", "0.5"],
    [" 6 ", "6"],
    ["6.0", "6"],
  ],
  age: [
    [" 70 ", "70"],
    ["70.0", "70"],
  ],
  number: [
    ["1,250", "1250"],
    [" 40 ", "40"],
    ["40.0", "40"],
  ],
  integer: [
    ["1,000", "1000"],
    [" 12 ", "12"],
    ["04", "4"],
  ],
};
