import { calculatorIds } from "@/lib/catalogue/calculators";

import { projectFolder } from "../../scripts/lib/project.mjs";
import {
  calculatedIn,
  changedRooms,
  filesOfRoom,
  fingerprintOfRoom,
  roomsLeftOut,
  roomsToTry,
} from "../../scripts/lib/rooms.mjs";
import { folderWith, removeTemporaryFolders, write } from "./temporary-folder";

afterAll(removeTemporaryFolders);

const id = "loans-credit/mortgage";
const files = {
  "lib/catalogue/calculators.ts": `  "${id}": {\n  },\n  "tax/sales-tax": {\n  },\n`,
  [`lib/calc/${id}/calculation.ts`]:
    'import { payment } from "@/lib/finance/payment";\nimport type { World } from "@/lib/calculator/world";\nimport { parts } from "./arithmetic/parts";',
  [`lib/calc/${id}/arithmetic/parts.ts`]: 'import { law } from "@/lib/tax-law/years/2026";',
  [`lib/calc/${id}/report.ts`]: 'import { money } from "@/lib/calculator/report/money";',
  [`components/calculators/${id}.tsx`]: "",
  [`content/calculators/${id}.tsx`]: "",
  [`__tests__/lib/calc/${id}/calculation.test.ts`]:
    'import cases from "../../../../fixtures/cases.json";\nimport { decimal } from "../../../finance/oracle";\nimport { world } from "../../../../house/world";',
  "__tests__/fixtures/cases.json": "[]",
  "__tests__/fixtures/others.json": "[]",
  "__tests__/lib/finance/oracle.ts": "",
  "__tests__/house/world.ts": "",
  "lib/calc/tax/sales-tax/calculation.ts": "",
  "lib/finance/payment.ts": 'import { factor } from "./factor";',
  "lib/finance/factor.ts": 'import type { Rate } from "./rate";',
  "lib/finance/rate.ts": "",
  "lib/finance/other.ts": "",
  "lib/tax-law/years/2026.ts": "",
  "lib/calculator/report/money.ts": "",
  "content/evidence.json": "{}",
};

test("a room has its own files, and the formulas, the law and the fixtures that it rests on", () => {
  expect(filesOfRoom(folderWith(files), id)).toEqual([
    "__tests__/fixtures/cases.json",
    `__tests__/lib/calc/${id}/calculation.test.ts`,
    "__tests__/lib/finance/oracle.ts",
    `components/calculators/${id}.tsx`,
    `content/calculators/${id}.tsx`,
    `lib/calc/${id}/arithmetic/parts.ts`,
    `lib/calc/${id}/calculation.ts`,
    `lib/calc/${id}/report.ts`,
    "lib/finance/factor.ts",
    "lib/finance/payment.ts",
    "lib/tax-law/years/2026.ts",
  ]);
});

test("what computes in a room is its calculation and what that imports there", () => {
  expect(calculatedIn(folderWith(files), id)).toEqual([
    `lib/calc/${id}/calculation.ts`,
    `lib/calc/${id}/arithmetic/parts.ts`,
  ]);
});

test("a room has changed when a file of it has, and not when another one has", () => {
  const folder = folderWith(files);
  const record = () =>
    write(
      folder,
      "content/evidence.json",
      JSON.stringify({
        rooms: { [id]: fingerprintOfRoom(folder, id), "tax/sales-tax": "as it once was" },
      }),
    );
  expect(changedRooms(folder)).toEqual([id, "tax/sales-tax"]);
  record();
  expect(changedRooms(folder)).toEqual(["tax/sales-tax"]);
  for (const other of ["lib/finance/other.ts", "lib/calculator/report/money.ts"])
    write(folder, other, "changed");
  expect(changedRooms(folder)).toEqual(["tax/sales-tax"]);
  for (const own of [
    "lib/finance/factor.ts",
    `lib/calc/${id}/words.ts`,
    `content/calculators/${id}.tsx`,
    `__tests__/lib/calc/${id}/cases.json`,
  ]) {
    write(folder, own, "changed");
    expect(changedRooms(folder)).toEqual([id, "tax/sales-tax"]);
    record();
  }
});

test("a run tries what has changed, or what it is told to", () => {
  const folder = folderWith(files);
  expect(roomsToTry(folder, undefined)).toEqual([id, "tax/sales-tax"]);
  expect(roomsToTry(folder, "all")).toEqual([id, "tax/sales-tax"]);
  expect(roomsToTry(folder, id)).toEqual([id]);
  expect(roomsToTry(folder, "")).toEqual([]);
  expect(() => roomsToTry(folder, "loans-credit/morgage")).toThrow("“loans-credit/morgage”");
});

test("the own tests of a few others run with those of what has changed", () => {
  const leftOut = (rooms: string) =>
    roomsLeftOut(projectFolder, { FIGUREWELL_ROOMS: rooms } as never);
  expect(leftOut("all")).toEqual([]);
  expect(leftOut("")).toHaveLength(calculatorIds.length - 6);
  expect(leftOut(id)).toHaveLength(calculatorIds.length - 7);
  expect(leftOut(id)).not.toContain(id);
  expect(leftOut("")).toEqual(leftOut(""));
});

test("every calculator of the site has its files, and every calculation computes", () => {
  for (const one of calculatorIds) {
    expect(filesOfRoom(projectFolder, one)).toEqual(
      expect.arrayContaining([
        `__tests__/lib/calc/${one}/calculation.test.ts`,
        `components/calculators/${one}.tsx`,
        `content/calculators/${one}.tsx`,
        ...calculatedIn(projectFolder, one),
      ]),
    );
  }
});
