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
  "lib/tax-law/": ["lib/tax-law", "lib/finance"],
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

const answers = ["report", "definition", "option", "run"];

/**
 * The floors inside the grammar, from the ground: what is asked, what is answered, how it follows, what is taken
 * away, and what else could be asked. What an answer has of charts and of formulas it names by type.
 */
const grammarFloors = {
  "form/": ["form"],
  "charts/": ["form", "charts", "report/duration"],
  "describe/": ["form", "describe", ...answers],
  "formula/": ["form", "formula", ...answers],
  "share/": ["form", "charts", "formula", "share", ...answers],
  "analysis/": ["form", "charts", "formula", "share", "analysis", ...answers],
  // The report, and the files beside the folders.
  "": ["form", "charts", "formula/named", ...answers],
};

/** The floor of each file is the first whose path begins so. */
const floorRules = (name, floors, all, within = "") =>
  Object.entries(floors).map(([floor, below], index, entries) => ({
    name,
    severity: "error",
    from: {
      path: `^${within}${floor}`,
      pathNot: entries.slice(0, index).map(([above]) => `^${within}${above}`),
    },
    to: { path: all, pathNot: below.map((name) => `^${within}${name}(?:/|\\.tsx?$)`) },
  }));

const types = { dependencyTypesNot: ["type-only"] };

module.exports = {
  forbidden: [
    { name: "no-cycles", severity: "error", from: {}, to: { circular: true } },
    ...floorRules("floors", floors, ours),
    ...floorRules("grammar-floors", grammarFloors, "^lib/calculator/", "lib/calculator/"),
    {
      name: "charts-and-formulas-are-types-to-reports",
      comment: "Who draws a chart or explains a figure loads what that takes. The report does not.",
      severity: "error",
      from: { path: "^lib/calculator/(?:report/|[^/]+$)" },
      to: { path: "^lib/calculator/(?:charts|formula)/", ...types },
    },
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
      to: { path: "/report\\.ts$|^lib/calculator/(?:report/|option)", reachable: true },
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
      from: { path: "^lib/(calc|subjects|finance|tax-law|calculator)/" },
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
