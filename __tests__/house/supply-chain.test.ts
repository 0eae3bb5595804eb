// Whose code is installed and passed on, and that none of it runs before it is wanted.
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { subset } from "semver";
import { projectFolder } from "../../scripts/lib/project.mjs";
import {
  allowedLicenses,
  shippedPackages,
  thirdPartyText,
} from "../../scripts/lib/third-party.mjs";

const textIn = (name: string) => readFileSync(path.join(projectFolder, name), "utf8");

const project = JSON.parse(textIn("package.json")) as {
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
  overrides: Record<string, string>;
  engines: { node: string };
};

type Entry = {
  version?: string;
  resolved?: string;
  integrity?: string;
  inBundle?: boolean;
  optional?: boolean;
  engines?: { node?: string };
};

const { packages } = JSON.parse(textIn("package-lock.json")) as { packages: Record<string, Entry> };
/** All that is installed, by its place; the entry without a place is the project itself. */
const installed = Object.entries(packages).filter(([place]) => place !== "");

test("every package is asked for in one exact version", () => {
  const wanted = { ...project.dependencies, ...project.devDependencies, ...project.overrides };
  expect(Object.keys(wanted).length).toBeGreaterThan(20);
  for (const [name, version] of Object.entries(wanted))
    expect(`${name} ${version}`).toMatch(/ (npm:.+@)?\d+\.\d+\.\d+$/);
});

test("the lockfile names every version, and no address to fetch it from", () => {
  for (const [place, { version, resolved }] of Object.entries(packages)) {
    expect(`${place} ${version}`).toMatch(/ \d+\.\d+\.\d+/);
    expect(`${place} ${resolved}`).toBe(`${place} undefined`);
  }
});

test("the lockfile says what every package contains, so that npm installs no other", () => {
  // npm says it of what it fetches, and of what is installed already only if the lockfile did: one
  // written anew is written without node_modules. What is in a bundle came with the package around it.
  const fetched = installed.filter(([, { inBundle }]) => !inBundle);
  expect(fetched.length).toBeGreaterThan(1_000);
  expect(
    fetched
      .filter(([, { integrity = "" }]) => !/^sha512-[\w+/]{86}==$/.test(integrity))
      .map(([place]) => place),
  ).toEqual([]);
});

test("every package runs on every Node that the project asks for", () => {
  const particular = installed.filter(([, { engines }]) => engines?.node);
  expect(particular.length).toBeGreaterThan(500);
  expect(
    particular
      // npm leaves out one that is optional where it does not fit, and says nothing.
      .filter(([, { optional }]) => !optional)
      .filter(([, { engines }]) => !subset(project.engines.node, engines?.node ?? "*"))
      .map(([place, { engines }]) => `${place}: ${engines?.node}`),
  ).toEqual([]);
});

test("installing runs no program of a package", () => {
  expect(textIn(".npmrc").split("\n")).toContain("ignore-scripts=true");
});

describe("what visitors download", () => {
  const shipped = shippedPackages(projectFolder);

  test("is under licenses that allow it", () => {
    expect(shipped.length).toBeGreaterThan(Object.keys(project.dependencies).length);
    for (const { name, license } of shipped)
      expect(allowedLicenses.map((allowed) => `${name}: ${allowed}`)).toContain(
        `${name}: ${license}`,
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
