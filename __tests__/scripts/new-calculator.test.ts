import { execFileSync } from "node:child_process";
import { cpSync, readFileSync } from "node:fs";
import path from "node:path";

import { formulaFaults } from "@/lib/calculator/formula/formula-faults";
import { run } from "@/lib/calculator/run";
import { draftOf } from "@/lib/calculator/share/draft-to-link";

import { expectFilledIn } from "../../scripts/lib/calculators/house.mjs";
import { newCalculator, placesToFill } from "../../scripts/lib/calculators/new-calculator.mjs";
import { cataloguedIds } from "../../scripts/lib/calculators/registries.mjs";
import { projectFolder } from "../../scripts/lib/project.mjs";
import { world, type AnyDefinition } from "../house/calculators";
import { folderWith, removeTemporaryFolders } from "./temporary-folder";

afterAll(removeTemporaryFolders);

const id = "loans-credit/rule-of-72";
const today = new Date("2031-02-03");

/** The files that a new calculator is written into, as the project has them. */
const copied = ["lib", "content", "components/calculators"];

function project() {
  const folder = folderWith({ ".prettierrc.json": '{ "printWidth": 100 }' });
  for (const name of copied)
    cpSync(path.join(projectFolder, name), path.join(folder, name), { recursive: true });
  return folder;
}

let folder: string;
let said: Awaited<ReturnType<typeof newCalculator>>;

beforeAll(() => {
  folder = project();
  // Prettier cannot be loaded inside of Jest.
  const program = `
    import { newCalculator } from "./scripts/lib/calculators/new-calculator.mjs";
    const said = await newCalculator(${JSON.stringify(folder)}, "${id}", new Date(${today.getTime()}));
    console.log(JSON.stringify(said));`;
  said = JSON.parse(
    execFileSync(process.execPath, ["--input-type=module", "--eval", program], {
      cwd: projectFolder,
      encoding: "utf8",
    }),
  ) as typeof said;
});

test("a new calculator works", () => {
  const part = <Part>(name: string) =>
    jest.requireActual<Record<string, Part>>(path.join(folder, "lib/calc", id, name))[name] as Part;
  const definition = { ...part<AnyDefinition>("form"), ...part<AnyDefinition>("report") };
  const outcome = run(definition, draftOf(definition.fields, definition.example), world);
  expect(outcome.notice.text).toBe("Part: $36.00.");
  expect(formulaFaults(definition)).toEqual([]);
});

test("a new calculator has its files and its entries, and says where its words are missing", () => {
  const { written, edited } = said;
  const textOf = (file: string) => readFileSync(path.join(folder, file), "utf8");

  expect(written).toHaveLength(6);
  expect(textOf("lib/catalogue/calculators.ts")).toMatch(
    /"loans-credit\/rule-of-72": \{\n {4}name: "Rule of 72 Calculator",\n {4}icon: "[\w-]+",\n/,
  );
  // After the others of its category.
  const loans = cataloguedIds(projectFolder).filter((one) => one.startsWith("loans-credit/"));
  for (const file of [
    "lib/catalogue/calculators.ts",
    "content/search-words.ts",
    "lib/catalogue/quantities.ts",
  ])
    expect(textOf(file).match(/(?<=^ {2}")loans-credit\/.*(?=":)/gm)).toEqual([...loans, id]);
  expect(textOf("lib/releases/releases.ts")).toContain(
    `date: "2031-02-03", changes: { "${id}": "New." }`,
  );
  expect(edited).toContain("lib/calc/forms.ts");
  expect(textOf("lib/calc/forms.ts")).toContain(`"${id}": loansCreditRuleOf72,`);

  // It claims nothing: no page that nobody has read.
  expect(textOf(`content/calculators/${id}.tsx`)).toContain("sources: [],");
  expect(textOf(`lib/calc/${id}/form.ts`)).toContain('submit: "Calculate Rule of 72"');

  const places = placesToFill(folder, id);
  for (const file of [
    ...edited.slice(0, 3),
    `lib/calc/${id}/report.ts`,
    `content/calculators/${id}.tsx`,
  ])
    expect(places.some((place) => place.startsWith(`${file}:`))).toBe(true);
  const [first = ""] = places;
  const [file = "", line = ""] = first.split(":");
  expect(textOf(file).split("\n")[Number(line) - 1]).toContain("TODO");
  expect(placesToFill(folder, "loans-credit/heloc")).toEqual([]);
  expect(() => expectFilledIn(folder, id)).toThrow(places.join("\n  "));
  expect(() => expectFilledIn(folder, "loans-credit/heloc")).not.toThrow();
});

test.each([
  ["", "Give the address of the calculator"],
  ["simple-interest", "Give the address of the calculator"],
  ["loans-credit/Simple Interest", "Give the address of the calculator"],
  ["loans-credit/401k", "Give the address of the calculator"],
  ["loans/simple-interest", "There is no category loans. There are personal-finance, loans-credit"],
  ["tax/mortgage", "There is loans-credit/mortgage already"],
])("“%s” is refused", async (wrong, sentence) => {
  await expect(newCalculator(projectFolder, wrong, today)).rejects.toThrow(sentence);
});
