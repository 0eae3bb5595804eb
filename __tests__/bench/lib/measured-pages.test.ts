import { calculatorIds } from "@/lib/catalogue/calculators";

import { measuredPages } from "../../../bench/lib/measured-pages.mjs";

const origins = { site: "http://localhost:1", plain: "http://localhost:2" };
const examples = calculatorIds.map((id) => ({
  id,
  typed: [["amount", id]] as [string, string][],
  change: ["amount", "1"] as [string, string],
  result: () => ({}),
}));

test("the page by hand comes first and calculates what the mortgage page does", () => {
  const [plain, home, mortgage, ...others] = measuredPages(origins, examples);
  expect(plain?.address).toBe(origins.plain);
  expect(plain?.example).toBe(mortgage?.example);
  expect(mortgage?.address).toBe(`${origins.site}/calculators/loans-credit/mortgage`);
  expect(home).toEqual({ name: "Home", address: origins.site });
  expect(others.map(({ example }) => example?.typed[0]?.[1])).toEqual(
    others.map(({ address }) => address.replace(`${origins.site}/calculators/`, "")),
  );
});

test("a calculator that is gone is not left out in silence", () => {
  expect(() => measuredPages(origins, [])).toThrow("no calculator loans-credit/mortgage");
});
