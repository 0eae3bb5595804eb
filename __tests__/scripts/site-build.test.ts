import { createHash } from "node:crypto";
import { readFileSync, readdirSync, rmSync } from "node:fs";
import path from "node:path";
import config from "../../next.config.mjs";
import { filesUnder } from "../../scripts/lib/files.mjs";
import { Refusal } from "../../scripts/lib/refusal.mjs";
import { siteIsCurrent, sourceHash } from "../../scripts/lib/site-build.mjs";
import { inNode } from "./in-node";
import { folderWith, removeTemporaryFolders, write } from "./temporary-folder";

const buildSite = (folder: string, environment: NodeJS.ProcessEnv) =>
  inNode("lib/site-build.mjs", "buildSite", folder, environment);

afterEach(removeTemporaryFolders);

const page = `<meta charset="utf-8"><script src="/_next/static/chunks/framework.js"></script>`;
const nextThatWritesAPage = `
  const fs = require("node:fs");
  for (const made of [".next", "out"]) fs.rmSync(made, { recursive: true, force: true });
  fs.mkdirSync(".next");
  if (fs.existsSync("broken")) process.exit(1);
  fs.mkdirSync("out/_next/static/chunks", { recursive: true });
  fs.writeFileSync("out/_next/static/chunks/framework.js", "framework()");
  fs.writeFileSync("out/index.html", '${page}');
  fs.writeFileSync("out/integrity", process.env.FIGUREWELL_ENGINE_INTEGRITY);
  fs.writeFileSync("out/build-id", process.env.FIGUREWELL_BUILD_ID);
`;
const next = "node_modules/next/dist/bin/next";

/** A project whose Next writes a page, and empties what it makes first, as the real one does. */
function project() {
  return folderWith({
    "app/_client/page.ts": "shell()",
    "tsconfig.json": "{}",
    "app/page.tsx": "page",
    "app/service-worker/service-worker.ts": "",
    "components/ui/button.tsx": "button",
    "lib/catalogue/calculators.ts": "catalogue",
    "lib/engine/index.ts": "export const calculations = {};",
    "lib/engine/published.ts": "export const calculations = {};",
    "lib/finance/time-value/payment.ts": "payment",
    "public/robots.txt": "robots",
    "scripts/build.mjs": "build",
    "next.config.mjs": "config",
    "tailwind.config.ts": "tokens",
    "package.json": '{"browserslist":["chrome >= 131"]}',
    "package-lock.json": "{}",
    ".env.production": "NEXT_PUBLIC_SITE=one",
    "README.md": "read me",
    "__tests__/page.test.ts": "test",
    "node_modules/sonner/dist/index.mjs": '__insertCSS("");',
    "node_modules/react-dom/package.json": '{"version":"19.3.1"}',
    "node_modules/next/dist/compiled/react-dom/package.json":
      '{"peerDependencies":{"react":"19.3.0-canary-278794d7-20261002"}}',
    [next]: nextThatWritesAPage,
  });
}

const environment: NodeJS.ProcessEnv = {
  ...process.env,
  NEXT_PUBLIC_SITE: "https://one.example",
};

test("the same sources have the same hash", () => {
  const folder = project();
  expect(sourceHash(folder, environment)).toBe(sourceHash(folder, environment));
  expect(sourceHash(folder, environment)).toBe(sourceHash(project(), environment));
});

test.each([
  "app/page.tsx",
  "components/ui/button.tsx",
  "lib/catalogue/calculators.ts",
  "lib/finance/time-value/payment.ts",
  "public/robots.txt",
  "scripts/build.mjs",
  "next.config.mjs",
  "tailwind.config.ts",
  "package-lock.json",
  ".env.production",
])("a change of %s changes the hash", (name) => {
  const folder = project();
  const before = sourceHash(folder, environment);
  write(folder, name, "changed");
  expect(sourceHash(folder, environment)).not.toBe(before);
});

test("a new, a removed and a renamed source change the hash", () => {
  const folder = project();
  const hashes = new Set([sourceHash(folder, environment)]);
  write(folder, "app/about/page.tsx", "about");
  hashes.add(sourceHash(folder, environment));
  rmSync(path.join(folder, "app/page.tsx"));
  hashes.add(sourceHash(folder, environment));
  write(folder, "app/home.tsx", "page");
  hashes.add(sourceHash(folder, environment));
  expect(hashes.size).toBe(4);
});

test("where one file ends and the next begins is part of the hash", () => {
  const one = folderWith({ "app/a.ts": "12", "app/b.ts": "3" });
  const other = folderWith({ "app/a.ts": "1", "app/b.ts": "23" });
  expect(sourceHash(one, environment)).not.toBe(sourceHash(other, environment));
});

test.each([
  "README.md",
  "__tests__/page.test.ts",
  "out/index.html",
  "next-env.d.ts",
  "app/.DS_Store",
])("a change of %s does not change the hash", (name) => {
  const folder = project();
  const before = sourceHash(folder, environment);
  write(folder, name, "changed");
  expect(sourceHash(folder, environment)).toBe(before);
});

test("of the environment only what Next writes into pages counts", () => {
  const folder = project();
  const before = sourceHash(folder, environment);
  expect(sourceHash(folder, { ...environment, PORT: "8080" })).toBe(before);
  expect(sourceHash(folder, { ...environment, NEXT_PUBLIC_SITE: "https://two.example" })).not.toBe(
    before,
  );
});

test("builds once, and again when a source or the export itself changed", async () => {
  const folder = project();
  const build = () =>
    inNode<boolean>("lib/site-build.mjs", "buildSiteWhenChanged", folder, environment);
  await expect(build()).resolves.toBe(true);
  await expect(build()).resolves.toBe(false);

  write(folder, "app/page.tsx", "another page");
  expect(siteIsCurrent(folder, environment)).toBe(false);
  await expect(build()).resolves.toBe(true);
  await expect(build()).resolves.toBe(false);

  rmSync(path.join(folder, "out"), { recursive: true });
  await expect(build()).resolves.toBe(true);
});

test("what Next has exported is finished before it passes for built", async () => {
  const folder = project();
  await buildSite(folder, environment);
  expect(readFileSync(path.join(folder, "out/index.html"), "utf8")).toContain(
    "Content-Security-Policy",
  );
  // For other programs: no visitor keeps it.
  expect(readFileSync(path.join(folder, "out/engine/figurewell.js"), "utf8")).toContain("export");
  expect(readFileSync(path.join(folder, "out/sw.js"), "utf8")).not.toContain("engine");
  write(folder, "node_modules/sonner/dist/index.mjs", "");
  write(folder, "app/page.tsx", "another page");
  await expect(buildSite(folder, environment)).rejects.toThrow("sonner");
  expect(siteIsCurrent(folder, environment)).toBe(false);
});

test("the pages are told the hash of the engine that is published", async () => {
  const folder = project();
  await buildSite(folder, environment);
  const file = (name: string) => readFileSync(path.join(folder, "out", name), "utf8");
  const hash = createHash("sha384").update(file("engine/figurewell.js")).digest("base64");
  expect(file("integrity")).toBe(`sha384-${hash}`);
});

/** Every file of an export, by its name. */
const exported = (folder: string) =>
  Object.fromEntries(
    filesUnder(path.join(folder, "out")).map((name) => [
      name,
      readFileSync(path.join(folder, "out", name), "utf8"),
    ]),
  );

test("two builds of the same sources are the same, wherever they are made", async () => {
  const folders = [project(), project()];
  for (const folder of folders) await buildSite(folder, environment);
  const [one = {}, other] = folders.map(exported);
  expect(one).toEqual(other);
  expect(one["build-id"]).toMatch(/^[0-9a-f]{16}$/);

  const [folder = ""] = folders;
  write(folder, "app/page.tsx", "another page");
  await buildSite(folder, environment);
  expect(exported(folder)["build-id"]).not.toBe(one["build-id"]);
});

test("Next takes the name that a build is given", async () => {
  const nameOf = (FIGUREWELL_BUILD_ID?: string) => {
    jest.replaceProperty(process, "env", { ...process.env, FIGUREWELL_BUILD_ID });
    return config.generateBuildId?.();
  };
  expect([nameOf("0123456789abcdef"), nameOf()]).toEqual(["0123456789abcdef", null]);
});

test("our own scripts take the place of Next’s", async () => {
  const folder = project();
  await buildSite(folder, environment);
  const scripts = readdirSync(path.join(folder, "out/_next/static/chunks"));
  expect(scripts).not.toContain("framework.js");
  expect(scripts).not.toEqual([]);
});

test("code of an earlier release that cannot be carried over is refused before the build", async () => {
  const folder = project();
  const earlier = { ...environment, FIGUREWELL_EARLIER: path.join(folder, "nowhere") };
  await expect(buildSite(folder, earlier)).rejects.toThrow(/no sw\.js/);
  expect(siteIsCurrent(folder, environment)).toBe(false);
});

test("a source that changes during the build is built the next time", async () => {
  const folder = project();
  write(
    folder,
    next,
    `${nextThatWritesAPage} fs.writeFileSync("app/page.tsx", "edited meanwhile");`,
  );
  await buildSite(folder, environment);
  expect(siteIsCurrent(folder, environment)).toBe(false);
});

test("a failed build is a sentence, and leaves nothing that passes for current", async () => {
  const folder = project();
  await buildSite(folder, environment);
  const broken = write(folder, "broken", "");
  await expect(buildSite(folder, environment)).rejects.toThrow(Refusal);
  await expect(buildSite(folder, environment)).rejects.toThrow(/could not be built: .*\.$/);
  expect(siteIsCurrent(folder, environment)).toBe(false);
  rmSync(broken);
  await buildSite(folder, environment);
  expect(siteIsCurrent(folder, environment)).toBe(true);
});
