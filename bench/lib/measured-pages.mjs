/** @typedef {import("./own-code.mjs").Example} Example */

/**
 * A page that all measurements are made of, and what is typed into it where it calculates.
 *
 * @typedef {{ name: string, address: string, example?: Pick<Example, "typed" | "change"> }} MeasuredPage
 */

const calculators = {
  Mortgage: "loans-credit/mortgage",
  "Budget (rows)": "personal-finance/budget",
  "Income tax": "tax/income-tax",
  "Amortization (charts, schedule)": "loans-credit/amortization",
};

/**
 * The plain page, which all others are compared with, then the site's.
 *
 * @param {{ site: string, plain: string }} origins
 * @param {Example[]} examples
 * @returns {MeasuredPage[]}
 */
export function measuredPages({ site, plain }, examples) {
  const exampleOf = (/** @type {string} */ wanted) => {
    const example = examples.find(({ id }) => id === wanted);
    if (!example) throw new Error(`There is no calculator ${wanted}.`);
    return example;
  };
  return [
    { name: "Plain page", address: plain, example: exampleOf(calculators.Mortgage) },
    { name: "Home", address: site },
    ...Object.entries(calculators).map(([name, id]) => ({
      name,
      address: `${site}/calculators/${id}`,
      example: exampleOf(id),
    })),
  ];
}
