import { pagesMeantBy } from "@/app/_client/site-search";
import { calculatorIds, type CalculatorId } from "@/lib/catalogue/calculators";
import { directory } from "@/lib/catalogue/directory";
import { pages } from "@/lib/catalogue/pages";

const firstFor = (path: string) => pagesMeantBy(path)[0]?.href;
const nameOf = (id: CalculatorId) => id.replace(/^.*\//, "");

/** Addresses that are wrong in one way each. */
const slips: Readonly<Record<string, (id: CalculatorId) => string>> = {
  "without its category": (id) => `/calculators/${nameOf(id)}`,
  "by its name alone": (id) => `/${nameOf(id)}`,
  "without /calculators": (id) => `/${id}`,
  "in another category": (id) => `/calculators/anything/${nameOf(id)}`,
  "in capitals, as a file": (id) => `/Calculators/${id.toUpperCase()}.html`,
  "with a slash at the end": (id) => `/${id}/`,
  "with what it is": (id) => `/${id}-calculator`,
  "with other signs between its words": (id) => `/${nameOf(id).replaceAll("-", "_")}`,
  "without signs between its words": (id) => `/${nameOf(id).replaceAll("-", "")}`,
  "without one of its letters": (id) => `/calculators/${id.replace(/.(..)$/, "$1")}`,
};

it.each(Object.entries(slips))("a calculator %s is the first page that is meant", (_, slip) => {
  const missed = calculatorIds.filter((id) => firstFor(slip(id)) !== `/calculators/${id}`);
  expect(missed).toEqual([]);
});

it("so is a category by the address that its calculators have, and any other page", () => {
  for (const { slug, href } of directory) {
    expect(firstFor(`/calculators/${slug}`)).toBe(href);
    expect(firstFor(`/${slug}/`)).toBe(href);
  }
  for (const { href } of pages) expect(firstFor(`/en${href}.html`)).toBe(href);
});

it.each([
  ["/calculators", "/all-calculators"],
  ["/loans-credit/mortgage", "/calculators/loans-credit/mortgage"],
  ["/calculators/loans-credit/morgage", "/calculators/loans-credit/mortgage"],
  ["/calculators/paycheck", "/calculators/tax/paycheck-checkup"],
  ["/calculators/loans-credit/none", "/loans-credit"],
  ["/privacy", "/privacy-policy"],
  ["/contact-us", "/contact"],
  ["/oregon-income-tax", "/calculators/tax/income-tax"],
  ["/calculators/tax/new-york", "/calculators/tax/income-tax"],
  ["/wp-login.php", undefined],
  ["/no-such-page", undefined],
])("%s means %s", (path, href) => {
  expect(firstFor(path)).toBe(href);
});

it("a state is no page", () => {
  for (const path of ["/oregon", "/or", "/oregon-income-tax", "/state-tax/ohio"])
    for (const { href } of pagesMeantBy(path)) expect(href).not.toContain("#");
});
