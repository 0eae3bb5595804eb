/** Which folder may import which: CONTRIBUTING, "The house". Each rule is seen to catch in __tests__/house. */
const only = (name, from, allowed, comment) => ({
  name,
  comment,
  severity: "error",
  from: { path: from },
  to: { path: "^(app|components|content|lib|__tests__|e2e|scripts)/", pathNot: allowed },
});

const types = { dependencyTypesNot: ["type-only"] };

module.exports = {
  forbidden: [
    { name: "no-cycles", severity: "error", from: {}, to: { circular: true, viaOnly: types } },
    only(
      "finance-is-alone",
      "^lib/finance/",
      "^lib/finance/",
      "Formulas know nothing of calculators.",
    ),
    only("rates-are-data", "^lib/rates/", "^lib/rates/", "The law knows nothing but itself."),
    only(
      "calc-is-pure",
      "^lib/calc/",
      "^lib/(finance|rates)/",
      "A calculation sees formulas and rates: no words, no formats, no React.",
    ),
    only(
      "grammar-knows-no-calculator",
      "^lib/calculator/",
      "^(lib/(calculator/|finance/|rates/|releases/|format\\.ts)|content/catalogue\\.ts)",
      "The grammar serves every calculator and names none.",
    ),
    only(
      "definitions-are-declarations",
      "^lib/(forms/|reports/|definitions\\.ts)",
      "^(lib/(calc/|calculator/|forms/|reports/|finance/|rates/|format\\.ts)|content/catalogue\\.ts)",
      "Server code imports forms and reports too: no React, no words of content.",
    ),
    only(
      "engine-is-arithmetic",
      "^lib/engine/",
      "^(lib/(engine|calc|finance|rates|releases|forms|calculator)/|content/catalogue\\.ts)",
      "Other programs get the arithmetic, and the limits that the forms declare; the catalogue is only its list of names.",
    ),
    only(
      "ui-is-generic",
      "^components/ui/",
      "^(components/ui/|lib/utils\\.ts)",
      "Primitives know nothing of calculators.",
    ),
    only(
      "kit-knows-no-calculator",
      "^components/calculator/",
      "^(components/(calculator|ui)/|lib/(calculator/|finance/|utils\\.ts|format\\.ts|site\\.ts))",
      "The kit serves every calculator and names none.",
    ),
    only(
      "content-is-words",
      "^content/",
      "^(content/|lib/(calc/|rates/|search/search\\.ts|routes\\.ts|site\\.ts|format\\.ts)|components/(prose|site)/)",
      "Words may quote rates and results, and fill the search; they never reach into the kit.",
    ),
    {
      name: "catalogue-is-types-to-the-grammar",
      comment: "They may name CalculatorId; they never read the list of calculators.",
      severity: "error",
      from: { path: "^lib/(calculator|forms|reports|engine)/" },
      to: { path: "^content/", ...types },
    },
    {
      name: "one-calculator-one-calculation",
      comment:
        "A calculator's component, form and report use the calculation of the same path and no other. A long report keeps its parts in a folder of its name.",
      severity: "error",
      from: { path: "^(?:components/calculators|lib/forms|lib/reports)/([^/]+)/([^/.]+)[/.]" },
      to: {
        path: "^lib/(calc|forms|reports|engine)/",
        pathNot: "^lib/(?:calc|forms|reports)/$1/$2[/.]",
      },
    },
    {
      name: "calculators-are-strangers",
      comment: "What two calculators share belongs to the kit or to lib/finance.",
      severity: "error",
      from: {
        path: "^(components/calculators|lib/calc|lib/forms|lib/reports)/([^/]+)/([^/.]+)[/.]",
        // The list of a category names its calculators.
        pathNot: "/index\\.tsx$",
      },
      to: { path: "^$1/[^/]+/", pathNot: "^$1/$2/$3[/.]" },
    },
    {
      name: "components-are-given-their-words",
      comment:
        "Only app reads content and hands it down: what a client component imports, every visitor downloads.",
      severity: "error",
      from: { path: "^components/" },
      to: { path: "^content/", ...types },
    },
    {
      name: "forms-come-before-reports",
      comment:
        "A page loads its form at once and its report later: a form that names it loads both.",
      severity: "error",
      from: { path: "^lib/forms/" },
      to: { path: "^lib/(reports/|calculator/outputs\\.ts)", ...types },
    },
    {
      name: "nothing-imports-app",
      severity: "error",
      from: { pathNot: "^app/" },
      to: { path: "^app/" },
    },
    {
      name: "pure-folders-have-no-packages",
      comment: "The arithmetic and its grammar are ours to answer for, to the last line.",
      severity: "error",
      from: { path: "^lib/(calc|finance|rates|calculator|forms|reports)/" },
      to: { path: "node_modules" },
    },
    {
      name: "nothing-imports-tests",
      severity: "error",
      from: { path: "^(app|components|content|lib)/" },
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
