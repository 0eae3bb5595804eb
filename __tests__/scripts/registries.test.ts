import { calculatorIds } from "@/lib/catalogue/calculators";

import {
  cataloguedIds,
  outdatedRegistries,
  registries,
} from "../../scripts/lib/calculators/registries.mjs";
import { projectFolder } from "../../scripts/lib/project.mjs";
import { folderWith, removeTemporaryFolders } from "./temporary-folder";

afterAll(removeTemporaryFolders);

test("the ids are read from the catalogue in its order", () => {
  expect(cataloguedIds(projectFolder)).toEqual(calculatorIds);
});

const ids = ["tax/sales-tax", "loans-credit/heloc", "tax/529-tax"];
const written = registries(ids, (id) => (id === "tax/529-tax" ? "collegeTax" : "calculation"));

test("a list names what it imports by the whole path, and has its entries in the order of the site", () => {
  const { "lib/calc/forms.ts": forms = "" } = written;
  expect(forms).toContain(
    'import { form as loansCreditHeloc } from "./loans-credit/heloc/form";\nimport { form as tax529Tax }',
  );
  expect(forms).toContain(
    '"tax/sales-tax": taxSalesTax,\n"loans-credit/heloc": loansCreditHeloc,\n',
  );
  expect(written["lib/engine/calculations.ts"]).toContain(
    'import { collegeTax as tax529Tax } from "../calc/tax/529-tax/calculation";',
  );
});

test("a category lists its own calculators only, each by a path that a bundler can follow", () => {
  const { "components/calculators/tax/index.ts": tax = "" } = written;
  expect(tax).toContain('"tax/529-tax": () => import("./529-tax"),');
  expect(tax).not.toContain("heloc");
  expect(Object.keys(written).filter((file) => file.startsWith("components/"))).toEqual([
    "components/calculators/tax/index.ts",
    "components/calculators/loans-credit/index.ts",
  ]);
});

describe("a room that is not whole is named", () => {
  const catalogue = { "lib/catalogue/calculators.ts": '  "tax/vat": {\n  },\n' };
  test.each([
    ["", {}, "there is no lib/calc/tax/vat/calculation.ts. To begin one: npm run new-calculator"],
    [
      " of two functions",
      { "lib/calc/tax/vat/calculation.ts": "export const vat = 1;\nexport function net() {}\n" },
      "lib/calc/tax/vat/calculation.ts exports vat, net: it has to export its one calculation",
    ],
  ])("%s", async (_, files, sentence) => {
    await expect(outdatedRegistries(folderWith({ ...catalogue, ...files }))).rejects.toThrow(
      sentence,
    );
  });
});
