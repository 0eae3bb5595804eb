// In `npm run dev` Next hydrates every client component, in the export an island alone comes to life: a
// server component may hand one only to `Island`.
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import ts from "typescript";

import { filesUnder } from "../../scripts/lib/files.mjs";
import { root } from "./calculators";

type Parsed = { source: ts.SourceFile; isClient: boolean };

const parsed = (file: string, text = readFileSync(file, "utf8")): Parsed => ({
  source: ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX),
  isClient: /^["']use client["']/.test(text),
});

/** The file that an import names, if it is one of ours. */
function fileOf(specifier: string, from: string) {
  if (!/^(\.|@\/)/.test(specifier)) return undefined;
  const place = specifier.startsWith("@/")
    ? path.join(root, specifier.slice(2))
    : path.resolve(path.dirname(from), specifier);
  return [".ts", ".tsx", "/index.ts", "/index.tsx"]
    .map((end) => place + end)
    .find((file) => existsSync(file));
}

type Import = { file: string; names: string[] };

/** What a file takes from ours as values. */
const importsOf = ({ source }: Parsed): Import[] =>
  source.statements.filter(ts.isImportDeclaration).flatMap((statement) => {
    const file = fileOf((statement.moduleSpecifier as ts.StringLiteral).text, source.fileName);
    const { importClause } = statement;
    if (!file || !importClause || importClause.phaseModifier === ts.SyntaxKind.TypeKeyword)
      return [];
    const { name, namedBindings } = importClause;
    const named =
      namedBindings && ts.isNamedImports(namedBindings)
        ? namedBindings.elements
            .filter(({ isTypeOnly }) => !isTypeOnly)
            .map((element) => element.name.text)
        : [];
    return [{ file, names: name ? [name.text, ...named] : named }];
  });

/** Where a file uses one of these names otherwise than as what an island is `of`. */
function usesOutsideIslands({ source }: Parsed, names: ReadonlySet<string>) {
  const uses: string[] = [];
  const visit = (node: ts.Node) => {
    if (ts.isImportDeclaration(node)) return;
    const isPartOfIsland =
      ts.isJsxAttribute(node) &&
      node.name.getText() === "of" &&
      node.parent.parent.getChildAt(1).getText() === "Island";
    if (isPartOfIsland) return;
    if (ts.isIdentifier(node) && names.has(node.text)) uses.push(node.text);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return uses;
}

/** The client components that a server component draws by itself, by the file that does. */
function strays(entries: readonly string[], read = parsed) {
  const found = new Set(entries);
  const stray: string[] = [];
  for (const file of found) {
    const parsedFile = read(file);
    const imports = importsOf(parsedFile);
    const isClient = (one: Import) => read(one.file).isClient;
    for (const { file: next } of imports.filter((one) => !isClient(one))) found.add(next);
    const names = new Set(imports.filter(isClient).flatMap((one) => one.names));
    for (const use of usesOutsideIslands(parsedFile, names))
      stray.push(`${path.relative(root, file)} draws ${use}`);
  }
  return stray;
}

const routes = filesUnder(path.join(root, "app"))
  .filter((file) => /(^|\/)(page|layout|not-found)\.tsx$/.test(file))
  .map((file) => path.join(root, "app", file));

test("no page draws a client component outside an island, but the one that starts the site in dev", () => {
  expect(routes.length).toBeGreaterThan(10);
  expect(strays(routes)).toEqual(["app/shell.tsx draws SiteScript"]);
});

test("one that is drawn as any other component is found, and one in an island is not", () => {
  const page = path.join(root, "app/planted/page.tsx");
  const written = (body: string) =>
    strays([page], (file) =>
      file === page
        ? parsed(
            page,
            `import { Filter } from "@/app/(site)/all-calculators/filter";
             import { Island } from "@/components/site/island";
             export default () => ${body};`,
          )
        : parsed(file),
    );
  expect(written(`<Island name="filter" of={Filter} props={{}} />`)).toEqual([]);
  expect(written("<Filter />")).toEqual(["app/planted/page.tsx draws Filter"]);
  expect(written("<main of={Filter} />")).toEqual(["app/planted/page.tsx draws Filter"]);
});
