/** Returns that were worked out by hand, line by line, with the numbers of their year. */
import { formLines } from "@/lib/tax-law/form-1040/form-lines";
import type { Household } from "@/lib/tax-law/household";
import type { KnownYear } from "@/lib/tax-law/years/law-years";

type Amounts = Readonly<Record<string, number>>;

/** Holds the lines that are named, of one form. */
function expectLines(household: Household, year: KnownYear, form: string, amounts: Amounts): void {
  const lines = formLines(household, year).filter((one) => one.form === form);
  const ours = Object.keys(amounts).map((line) => [
    line,
    lines.find((one) => one.line === line)?.amount,
  ]);
  expect(Object.fromEntries(ours)).toEqual(
    Object.fromEntries(
      Object.entries(amounts).map(([line, amount]) => [line, expect.closeTo(amount, 6) as number]),
    ),
  );
}

test("a couple of 2025 with wages, two children and a student loan", () => {
  const couple: Household = {
    filingStatus: "marriedFilingJointly",
    children: 2,
    wages: 60_000,
    spouseWages: 35_000,
    interest: 500,
    studentLoanInterest: 1_200,
    withheld: 6_000,
  };
  expectLines(couple, 2025, "1040", {
    "1a": 95_000,
    "2b": 500,
    "9": 95_500,
    "10": 1_200,
    "11a": 94_300,
    "12e": 31_500,
    "15": 62_800,
    // 10% of $23,850 and 12% of the rest up to $62,825, the middle of the row.
    "16": 7_062,
    "18": 7_062,
    "19": 4_400,
    "22": 2_662,
    "24": 2_662,
    "25d": 6_000,
    "27a": 0,
    "28": 0,
    "33": 6_000,
    "34": 3_338,
    "37": 0,
  });
  expectLines(couple, 2025, "Schedule 1", { "21": 1_200, "26": 1_200 });
  expectLines(couple, 2025, "Schedule 8812", { "5": 4_400, "13": 7_062, "14": 4_400, "16a": 0 });
});

test("a parent of 2026 with wages, a small business and three children", () => {
  const parent: Household = {
    filingStatus: "headOfHousehold",
    children: 3,
    wages: 20_000,
    selfEmployment: 10_000,
    withheld: 500,
  };
  // 21.06% of what is above $23,890 off $8,231.
  const earnedIncomeCredit = 8_231 - 0.2106 * (29_293.5225 - 23_890);
  expectLines(parent, 2026, "Schedule SE", {
    "3": 10_000,
    "4a": 9_235,
    "8d": 20_000,
    "10": 1_145.14,
    "11": 267.815,
    "12": 1_412.955,
    "13": 706.4775,
  });
  expectLines(parent, 2026, "Form 8995", {
    "2": 9_293.5225,
    "5": 1_858.7045,
    "11": 5_143.5225,
    "14": 1_028.7045,
    "15": 1_028.7045,
  });
  expectLines(parent, 2026, "1040", {
    "1z": 20_000,
    "8": 10_000,
    "11a": 29_293.5225,
    "12e": 24_150,
    "15": 4_114.818,
    // 10% of $4,125, the middle of the row, is $412.50.
    "16": 413,
    "19": 413,
    "22": 0,
    "23": 1_412.955,
    "24": 1_412.955,
    "27a": earnedIncomeCredit,
    "28": 4_019.028375,
    "34": 500 + earnedIncomeCredit + 4_019.028375 - 1_412.955,
  });
  expectLines(parent, 2026, "Schedule 8812", {
    "12": 6_600,
    "16a": 6_187,
    "16b": 5_100,
    "17": 5_100,
    "19": 26_793.5225,
    "20": 4_019.028375,
    "21": 1_530,
    "23": 2_236.4775,
    "25": 0,
    "27": 4_019.028375,
  });
});

test("a waiter of 67 in 2026, who owes", () => {
  const waiter: Household = { filingStatus: "single", age: 67, wages: 90_000, tips: 10_000 };
  expectLines(waiter, 2026, "Schedule 1-A", {
    "6": 10_000,
    "10": 0,
    "13": 10_000,
    "33": 15_000,
    "34": 900,
    "36a": 5_100,
    "36b": 0,
    "38": 15_100,
  });
  // The standard deduction of $16,100, and $2,050 for the age.
  expectLines(waiter, 2026, "1040", { "12e": 18_150, "14": 33_250, "15": 56_750, "34": 0 });
  expectLines(waiter, 2026, "1040", {
    // 10% of $12,400, 12% up to $50,400, and 22% up to $56,775.
    "16": 7_203,
    "37": 7_203,
  });
});
