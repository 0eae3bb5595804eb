import { consumerPrices } from "@/lib/finance/consumer-prices/consumer-prices";
import { marketHistory } from "@/lib/finance/history/market-history";
import { premiumCredits } from "@/lib/tax-law/health/premium-credits";
import { averageWageIndex } from "@/lib/tax-law/social-security/average-wage-index";
import { contributionAndBenefitBase } from "@/lib/tax-law/social-security/contribution-and-benefit-base";
import { costOfLivingAdjustments } from "@/lib/tax-law/social-security/cost-of-living-adjustments";
import { everyState } from "@/lib/tax-law/states/every-state";
import { laws } from "@/lib/tax-law/years/laws";

import { missingCoverage, newestCoverage } from "../../scripts/lib/law-year/coverage-year.mjs";
import { missingPrices, newestPrices } from "../../scripts/lib/law-year/consumer-prices.mjs";
import { missingLaw, newestLaw } from "../../scripts/lib/law-year/federal-law.mjs";
import { missingHistory, newestHistory } from "../../scripts/lib/law-year/market-history.mjs";
import {
  awaitedBenefits,
  missingBenefits,
  newestBenefits,
} from "../../scripts/lib/law-year/social-security.mjs";
import { awaitedStates, missingStates, newestStates } from "../../scripts/lib/law-year/states.mjs";
import { projectFolder } from "../../scripts/lib/project.mjs";
import { folderWith, removeTemporaryFolders } from "./temporary-folder";

afterEach(removeTemporaryFolders);

test("the newest year is read as it is, with every table and its document", () => {
  const { year, ...tables } = { ...laws.at(-1) };
  const { year: read, tables: known } = newestLaw(projectFolder);
  expect(read).toBe(year);
  expect(Object.fromEntries(known.map(({ name, document }) => [name, document]))).toEqual(
    Object.fromEntries(Object.entries(tables).map(([name, { document }]) => [name, document])),
  );
  expect(known).toHaveLength(Object.keys(tables).length);
});

test("the last of several years is the newest, whatever else is there", () => {
  const table =
    'export const estate: LawYear["estate"] = {\n  document:\n    "Rev. Proc. 9",\n};\n';
  const files = { "2031.ts": table, "2030.ts": "", "laws.ts": table, "20311.ts": "" };
  const folder = folderWith(
    Object.fromEntries(
      Object.entries(files).map(([name, text]) => [`lib/tax-law/years/${name}`, text]),
    ),
  );
  expect(newestLaw(folder)).toEqual({
    year: 2031,
    tables: [{ name: "estate", document: "Rev. Proc. 9" }],
  });
});

test("without any year there is nothing to go by", () => {
  expect(() => newestLaw(folderWith({ "lib/tax-law/years/laws.ts": "" }))).toThrow(
    "no year of law",
  );
});

describe("the law of 2026", () => {
  const law = {
    year: 2026,
    tables: [
      { name: "estate", document: "Rev. Proc. 2025-32" },
      { name: "withholding", document: "IRS Publication 15-T (2026)" },
    ],
  };

  test("is not missing on the last day of its year, nor before", () => {
    expect(missingLaw(law, new Date(2026, 11, 31))).toBeNull();
    expect(missingLaw(law, new Date(2025, 0, 1))).toBeNull();
  });

  test("is too old on the first day of the next: every table to add is named", () => {
    const missing = missingLaw(law, new Date(2027, 0, 1));
    expect(missing).toContain("that of 2026, and this is 2027");
    expect(missing).toContain("Copy lib/tax-law/years/2026.ts to 2027.ts");
    expect(missing?.split("\n").slice(-2)).toEqual([
      "  estate       Rev. Proc. 2025-32",
      "  withholding  IRS Publication 15-T (2026)",
    ]);
  });

  test("years later it is still the next year that comes first", () => {
    expect(missingLaw(law, new Date(2030, 5, 1))).toContain("to 2027.ts");
  });
});

describe("the coverage year", () => {
  test("the newest one is read as it is, with its document", () => {
    const { year, document } = { ...premiumCredits.at(-1) };
    expect(newestCoverage(projectFolder)).toEqual({ year, document });
  });

  test("without any there is nothing to go by", () => {
    const folder = folderWith({ "lib/tax-law/health/premium-credits.ts": "" });
    expect(() => newestCoverage(folder)).toThrow("no coverage year");
  });

  test("is missing from November 1 of the year before, and not a day earlier", () => {
    const coverage = { year: 2027, document: "Rev. Proc. 2026-26" };
    expect(missingCoverage(coverage, new Date(2026, 10, 1))).toBeNull();
    expect(missingCoverage(coverage, new Date(2027, 9, 31))).toBeNull();
    const missing = missingCoverage(coverage, new Date(2027, 10, 1));
    expect(missing).toContain("is 2027, and people choose coverage for 2028");
    expect(missing).toContain(
      "Add 2028 to premium-credits.ts by the successor of Rev. Proc. 2026-26",
    );
    expect(missing).toContain("poverty guidelines of 2027");
  });
});

describe("the numbers of Social Security", () => {
  const [base, index, adjustment] = [
    { file: "contribution-and-benefit-base.ts", year: 2026, document: "Notice 1" },
    { file: "average-wage-index.ts", year: 2024, document: "Notice 1" },
    { file: "cost-of-living-adjustments.ts", year: 2025, document: "Notice 1" },
  ] as const;
  const benefits = [base, index, adjustment];

  test("the newest are read as they are, with their documents", () => {
    const tables = [contributionAndBenefitBase, averageWageIndex, costOfLivingAdjustments];
    expect(newestBenefits(projectFolder)).toEqual(
      tables.map(({ year, document }, position) => ({
        file: benefits[position]?.file,
        year,
        document,
      })),
    );
  });

  test("a table without any is named", () => {
    const files = Object.fromEntries(
      benefits.map(({ file }) => [
        `lib/tax-law/social-security/${file}`,
        "export const none = {};",
      ]),
    );
    expect(() => newestBenefits(folderWith(files))).toThrow(
      "no year in lib/tax-law/social-security/contribution-and-benefit-base.ts",
    );
  });

  test("are due on January 1 of their year, and not a day earlier: each is named with its year", () => {
    expect(missingBenefits(benefits, new Date(2026, 11, 31))).toBeNull();
    const missing = missingBenefits(benefits, new Date(2027, 0, 1));
    expect(missing).toContain("The Social Security numbers of 2027 are due since January 1, 2027.");
    expect(missing?.split("\n").slice(-3)).toEqual([
      "  contribution-and-benefit-base.ts  2027  by the successor of Notice 1",
      "  average-wage-index.ts             2025  by the successor of Notice 1; it sets the bend points of 2027",
      "  cost-of-living-adjustments.ts     2026  by the successor of Notice 1",
    ]);
  });

  test("one that is there is not asked for again", () => {
    const known = [base, { ...index, year: 2025 }, { ...adjustment, year: 2026 }];
    const missing = missingBenefits(known, new Date(2027, 5, 1));
    expect(missing?.match(/\S+\.ts/g)).toEqual([base.file]);
    expect(missingBenefits([{ ...base, year: 2027 }], new Date(2027, 11, 31))).toBeNull();
  });

  test("are awaited from November 1 of the year before, and not a day earlier", () => {
    expect(awaitedBenefits(benefits, new Date(2026, 9, 31))).toBeNull();
    const awaited = awaitedBenefits(benefits, new Date(2026, 10, 1));
    expect(awaited).toContain("of 2027 come out in October, and are due on January 1, 2027.");
    expect(awaited).toContain("  average-wage-index.ts             2025  by");
    expect(awaitedBenefits([{ ...base, year: 2027 }], new Date(2026, 11, 31))).toBeNull();
  });
});

describe("the history of markets", () => {
  test("its last year is read as it is, with its document", () => {
    const { lastYear, document } = marketHistory;
    expect(newestHistory(projectFolder)).toEqual({ year: lastYear, document });
  });

  test("without any there is nothing to go by", () => {
    const folder = folderWith({ "lib/finance/history/market-history.ts": "" });
    expect(() => newestHistory(folder)).toThrow("no last year");
  });

  test("is without a year from January 1 after it, and not a day earlier", () => {
    const history = { year: 2025, document: "ie_data.xls" };
    expect(missingHistory(history, new Date(2026, 11, 31))).toBeNull();
    expect(missingHistory(history, new Date(2025, 0, 1))).toBeNull();
    const missing = missingHistory(history, new Date(2027, 0, 1));
    expect(missing).toContain("is 2025, and 2026 has ended");
    expect(missing).toContain("Add the real returns of 2026");
    expect(missing).toContain("successor of\nie_data.xls,");
  });

  test("years later it is still the next year that comes first", () => {
    const missing = missingHistory({ year: 2025, document: "" }, new Date(2030, 5, 1));
    expect(missing).toContain("and 2029 has ended");
    expect(missing).toContain("returns of 2026");
  });
});

describe("consumer prices", () => {
  test("their newest month is read as it is, with its document", () => {
    const { newest, document } = consumerPrices;
    expect(newestPrices(projectFolder)).toEqual({ newest, document });
  });

  test("without any there is nothing to go by", () => {
    const folder = folderWith({ "lib/finance/consumer-prices/consumer-prices.ts": "" });
    expect(() => newestPrices(folder)).toThrow("no newest month");
  });

  test("are asked for once the newest is more than a year old, and not a day earlier", () => {
    const prices = { newest: "2026-08", document: "CPI-U" };
    expect(missingPrices(prices, new Date(2026, 7, 1))).toBeNull();
    expect(missingPrices(prices, new Date(2027, 7, 31))).toBeNull();
    expect(missingPrices(prices, new Date(2027, 8, 1))).toContain(
      "is 2026-08, more than a year ago",
    );
  });
});

describe("the states", () => {
  const lawOf = (file: string, text: string) =>
    newestStates(folderWith({ [`lib/tax-law/states/laws/${file}`]: text }));

  test("the newest year of each is read as it is, with its document", () => {
    const read = newestStates(projectFolder);
    const known = Object.values(everyState).map(({ years }) => years.at(-1));
    const listed = (states: readonly ({ year: number; document: string } | undefined)[]) =>
      states.map((state) => `${state?.year} ${state?.document}`).toSorted();
    expect(listed(read)).toEqual(listed(known));
    expect(read.find(({ file }) => file === "oregon.ts")?.document).toContain("OR-40");
  });

  test("whether its records stand in lines of their own, in one, or by a statute before them", () => {
    const records =
      '  years: {\n    2030: {\n      document: "Form 1",\n      rate: 1,\n    },\n    2031: {\n      document:\n        "Form 2",\n    },\n  },\n';
    const statute = 'const statute = {\n  document: "the Code",\n};\n';
    const file = "ohio.ts";
    expect(
      lawOf(file, `define({\n${records}});\nconst other = { document: "Rev. Proc. 9" };\n`),
    ).toEqual([{ file, year: 2031, document: "Form 2" }]);
    for (const years of ["{ 2030: statute, 2031: statute }", "{\n    2031: { ...statute },\n  }"])
      expect(lawOf(file, `${statute}define({\n  years: ${years},\n});\n`)).toEqual([
        { file, year: 2031, document: "the Code" },
      ]);
  });

  test("a file without any is named", () => {
    expect(() => lawOf("ohio.ts", "define({});")).toThrow("no year of law in states/laws/ohio.ts");
  });

  type State = ReturnType<typeof newestStates>[number];
  const states: State[] = [
    { file: "ohio.ts", year: 2026, document: "IT 1040" },
    { file: "oregon.ts", year: 2025, document: "OR-40" },
    { file: "utah.ts", year: 2024, document: "TC-40" },
  ];

  test("a year’s law is due on January 1 of the next, and not a day earlier", () => {
    const [ohio, oregon, utah] = states as [State, State, State];
    expect(missingStates([ohio, oregon], new Date(2026, 11, 31))).toBeNull();
    expect(missingStates([ohio, utah], new Date(2025, 11, 31))).toBeNull();
    expect(missingStates([ohio], new Date(2027, 11, 31))).toBeNull();

    const missing = missingStates(states, new Date(2027, 0, 1));
    expect(missing).toContain(
      "2 states are without the law of 2026, due since January 1, 2027. Add the next year",
    );
    expect(missing?.split("\n").slice(-2)).toEqual([
      "  oregon.ts  2025  OR-40",
      "  utah.ts    2024  TC-40",
    ]);
    expect(missingStates(states, new Date(2026, 0, 1))).toContain(
      "1 state is without the law of 2025",
    );
  });

  test("until then it is awaited as soon as there is a federal law of that year", () => {
    expect(awaitedStates(states, { year: 2024 })).toBeNull();
    const awaited = awaitedStates(states, { year: 2026 });
    expect(awaited).toContain("2 states are without the law of 2026 yet, due on January 1, 2027");
    expect(awaited).toContain("  oregon.ts  2025  OR-40");
    expect(awaited).not.toContain("ohio.ts");
  });
});
