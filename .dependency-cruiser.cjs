/**
 * The floors of the house, from the top. Each may import what stands beside it here, and nothing else of
 * the project: app → content → components → lib, and inside lib calc → subjects → calculator → finance, tax-law.
 * CONTRIBUTING, "The house", says why.
 */
const floors = {
  "app/": ["app", "content", "components", "lib"],
  // Words may quote the law and results; they never reach into the kit.
  "content/": ["content", "components/prose", "components/site", "lib"],
  // One calculator's component names its room; the list of a category names its calculators.
  "components/calculators/": ["components/calculator", "components/calculators", "lib"],
  "components/calculator/": [
    "components/calculator",
    "components/ui",
    "lib/calculator",
    "lib/catalogue",
    "lib/finance",
    "lib/utils",
    "lib/format",
    "lib/site",
  ],
  "components/ui/": ["components/ui", "lib/utils"],
  "components/(?:blog|embed|prose|site)/": ["components", "lib"],
  // The calculation, and the parts of a long one, see formulas and the law: no words, no formats.
  "lib/calc/[^/]+/[^/]+/(?:calculation\\.ts|arithmetic/)": [
    "lib/calc/[^/]+/[^/]+/arithmetic",
    "lib/finance",
    "lib/tax-law",
  ],
  "lib/calc/": [
    "lib/calc",
    "lib/calculator",
    "lib/catalogue",
    "lib/finance",
    "lib/format",
    "lib/subjects",
    "lib/tax-law",
  ],
  // What several rooms say of one subject, in the words of the grammar.
  "lib/subjects/": ["lib/calculator", "lib/finance", "lib/format", "lib/subjects", "lib/tax-law"],
  "lib/calculator/": [
    "lib/calculator",
    "lib/catalogue",
    "lib/finance",
    "lib/format",
    "lib/tax-law",
    "lib/releases",
  ],
  "lib/catalogue/": ["lib"],
  "lib/finance/": ["lib/finance"],
  "lib/tax-law/": ["lib/tax-law"],
  // Other programs get the arithmetic, and the limits that the forms declare.
  "lib/engine/": [
    "lib/engine",
    "lib/calc",
    "lib/calculator",
    "lib/catalogue",
    "lib/finance",
    "lib/tax-law",
    "lib/releases",
  ],
  "lib/[^/]+(?:/|\\.ts$)": ["lib"],
};

const ours = "^(?:app|components|content|lib)/";

/** The floor of each file is the first whose path begins so. */
const floorRules = Object.entries(floors).map(([floor, below], index, all) => ({
  name: "floors",
  severity: "error",
  from: {
    path: `^${floor}`,
    pathNot: all.slice(0, index).map(([above]) => `^${above}`),
  },
  to: { path: ours, pathNot: below.map((name) => `^${name}(?:/|\\.tsx?$)`) },
}));

const types = { dependencyTypesNot: ["type-only"] };

module.exports = {
  forbidden: [
    { name: "no-cycles", severity: "error", from: {}, to: { circular: true } },
    ...floorRules,
    {
      name: "rooms-are-strangers",
      comment:
        "What two calculators share belongs to the kit or to lib/finance. A component opens its own room.",
      severity: "error",
      from: {
        path: "^(?:components/calculators|lib/calc)/([^/]+/[^/.]+)[/.]",
        pathNot: "/index\\.ts$",
      },
      to: {
        path: "^(?:components/calculators|lib/calc)/[^/]+/[^/]+",
        pathNot: "^(?:components/calculators|lib/calc)/$1[/.]",
      },
    },
    {
      name: "forms-come-before-reports",
      comment:
        "A page loads its form at once and its report later: a form that names it loads both.",
      severity: "error",
      from: { path: "^lib/(?:calc|subjects)/.*form\\.ts$" },
      to: { path: "/report\\.ts$|^lib/calculator/(?:report/|option)", ...types },
    },
    {
      name: "catalogue-is-types-to-the-grammar",
      comment: "They may name CalculatorId; they never read the list of calculators.",
      severity: "error",
      from: { path: "^lib/(?:calculator|calc|engine)/" },
      to: { path: "^lib/catalogue/", ...types },
    },
    {
      name: "pure-folders-have-no-packages",
      comment: "The arithmetic and its grammar are ours to answer for, to the last line.",
      severity: "error",
      from: { path: "^lib/(calc|finance|tax-law|calculator)/" },
      to: { path: "node_modules" },
    },
    {
      name: "nothing-imports-tests",
      severity: "error",
      from: { path: ours },
      to: { path: "^(__tests__|e2e|scripts|bench)/" },
    },
  ],
  options: {
    tsConfig: { fileName: "tsconfig.json" },
    tsPreCompilationDeps: true,
    doNotFollow: { path: "node_modules" },
    exclude: { path: "(^|/)(\\.next|out)/" },
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "require", "node", "default", "types"],
    },
  },
};
