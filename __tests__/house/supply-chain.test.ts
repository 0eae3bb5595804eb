// Whose code is installed and passed on, and that none of it runs before it is wanted.
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { projectFolder } from "../../scripts/lib/project.mjs";
import {
  allowedLicences,
  shippedPackages,
  thirdPartyText,
} from "../../scripts/lib/third-party.mjs";

const textIn = (name: string) => readFileSync(path.join(projectFolder, name), "utf8");

const project = JSON.parse(textIn("package.json")) as {
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
  overrides: Record<string, string>;
};

test("every package is asked for in one exact version", () => {
  const wanted = { ...project.dependencies, ...project.devDependencies, ...project.overrides };
  expect(Object.keys(wanted).length).toBeGreaterThan(20);
  for (const [name, version] of Object.entries(wanted))
    expect(`${name} ${version}`).toMatch(/ (npm:.+@)?\d+\.\d+\.\d+$/);
});

test("the lockfile names every version, and no address to fetch it from", () => {
  const { packages } = JSON.parse(textIn("package-lock.json")) as {
    packages: Record<string, { version?: string; resolved?: string }>;
  };
  for (const [place, { version, resolved }] of Object.entries(packages)) {
    expect(`${place} ${version}`).toMatch(/ \d+\.\d+\.\d+/);
    expect(`${place} ${resolved}`).toBe(`${place} undefined`);
  }
});

test("installing runs no program of a package", () => {
  expect(textIn(".npmrc").split("\n")).toContain("ignore-scripts=true");
});

describe("what visitors download", () => {
  const shipped = shippedPackages(projectFolder);

  test("is under licences that allow it", () => {
    expect(shipped.length).toBeGreaterThan(Object.keys(project.dependencies).length);
    for (const { name, licence } of shipped)
      expect(allowedLicences.map((allowed) => `${name}: ${allowed}`)).toContain(
        `${name}: ${licence}`,
      );
  });

  test("is listed with its notices, as `npm run third-party` writes it", () => {
    expect(textIn("public/third-party.txt")).toBe(thirdPartyText(projectFolder));
    expect(textIn("public/third-party.txt")).toContain("SIL OPEN FONT LICENSE");
  });
});

test("who finds a hole is told where to say so", () => {
  expect(existsSync(path.join(projectFolder, "SECURITY.md"))).toBe(true);
  expect(textIn("SECURITY.md")).toContain("hello@figurewell.example");
});
