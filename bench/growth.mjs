// `npm run growth`: builds scratch copies of the site with the calculators there are, 200 and 500, and
// prints what a build costs and what a page of it weighs. The calculators that are added are copies under other names.
// `npm run growth -- --tests` times the steps of `npm test` instead, with the calculators there are and a
// hundred more. Some tests fail there, such as the one that no two pages ask the same question: what is
// measured is how long they take.
import { execFileSync, spawn } from "node:child_process";
import {
  constants,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";
import { brotliCompressSync, gzipSync } from "node:zlib";

import { cataloguedIds, writeRegistries } from "../scripts/lib/calculators/registries.mjs";
import { filesUnder } from "../scripts/lib/files.mjs";
import { freePort } from "../scripts/lib/port.mjs";
import { projectFolder } from "../scripts/lib/project.mjs";
import { fingerprintOfRoom } from "../scripts/lib/rooms.mjs";
import { exitCodeOf } from "../scripts/lib/run.mjs";
import { exportFolder } from "../scripts/lib/site-build.mjs";

const all = cataloguedIds(projectFolder).length;
const { values, positionals } = parseArgs({
  options: { tests: { type: "boolean", default: false } },
  allowPositionals: true,
});
const standard = values.tests ? [all, all + 100] : [all, 200, 500];
const sizes = positionals.length > 0 ? positionals.map(Number) : standard;
const pages = {
  home: "index",
  "a category": "loans-credit",
  "a calculator": "calculators/loans-credit/mortgage",
  "all calculators": "all-calculators",
};

const rows = [];
for (const size of sizes) rows.push(await costOf(size));
console.table(rows);

/** @param {number} size how many calculators */
async function costOf(size) {
  const folder = scratchCopy();
  try {
    const ids = cataloguedIds(folder);
    for (let count = ids.length; count < size; count++)
      addCopy(folder, ids[count % ids.length] ?? "", `${Math.floor(count / ids.length) + 1}`);
    await writeRegistries(folder);
    return {
      calculators: size,
      ...(values.tests ? await costOfTests(folder) : await costOfSite(folder)),
    };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** @param {string} folder */
async function costOfSite(folder) {
  const { seconds, megabytes } = await costOfBuild(folder);
  const weights = Object.entries(pages).map(([name, page]) => [
    name,
    weightOf(exportFolder(folder), page),
  ]);
  return {
    "build, seconds": seconds,
    "memory at most, MB": megabytes,
    ...Object.fromEntries(weights),
  };
}

/**
 * The seconds of each step of `npm test`, where everything about all calculators has been tried before.
 *
 * @param {string} folder
 */
async function costOfTests(folder) {
  vouchForAll(folder);
  const environment = { ...process.env, FIGUREWELL_TEST_PORT: String(await freePort()) };
  /** @type {Record<string, number>} */
  const seconds = {};
  for (const step of ["check", "build", "e2e"]) {
    const begun = performance.now();
    await exitCodeOf("npm", ["run", "--silent", step], { folder, environment, output: [] });
    seconds[`${step}, seconds`] = Math.round((performance.now() - begun) / 1000);
  }
  return seconds;
}

/** @param {string} folder */
function vouchForAll(folder) {
  const file = path.join(folder, "content/evidence.json");
  const evidence = JSON.parse(readFileSync(file, "utf8"));
  const ids = cataloguedIds(folder);
  evidence.rooms = Object.fromEntries(ids.map((id) => [id, fingerprintOfRoom(folder, id)]));
  writeFileSync(file, JSON.stringify(evidence));
}

/** The files that make the site, and its packages: the build reads no other folder's. */
function scratchCopy() {
  const folder = mkdtempSync(path.join(tmpdir(), "figurewell-growth-"));
  const files = execFileSync("git", ["ls-files"], { cwd: projectFolder, encoding: "utf8" });
  for (const file of files.trim().split("\n"))
    cpSync(path.join(projectFolder, file), path.join(folder, file));
  cpSync(path.join(projectFolder, "node_modules"), path.join(folder, "node_modules"), {
    recursive: true,
    verbatimSymlinks: true,
    mode: constants.COPYFILE_FICLONE,
  });
  return folder;
}

/**
 * Adds to the copy in this folder a calculator like the one of this id.
 *
 * @param {string} folder
 * @param {string} id
 * @param {string} suffix
 */
function addCopy(folder, id, suffix) {
  const added = `${id}-${suffix}`;
  const files = [
    ...["lib/calc", "__tests__/lib/calc"].flatMap((part) =>
      filesUnder(path.join(folder, part, id)).map((file) => `${part}/${id}/${file}`),
    ),
    `components/calculators/${id}.tsx`,
    `content/calculators/${id}.tsx`,
  ];
  for (const file of files) {
    const copy = path.join(folder, file.replace(id, added));
    mkdirSync(path.dirname(copy), { recursive: true });
    const text = readFileSync(path.join(folder, file), "utf8");
    writeFileSync(copy, text.replaceAll(new RegExp(`${id}(?=["/])`, "g"), added));
  }
  addCases(folder, id, added);

  for (const list of [
    "lib/catalogue/calculators.ts",
    "lib/catalogue/quantities.ts",
    "content/search-words.ts",
  ]) {
    const file = path.join(folder, list);
    const text = readFileSync(file, "utf8");
    const entry = new RegExp(`^ {2}"${id}":[^]*?(?=^ {2}"|^\\})`, "m");
    const changed = text.replace(
      entry,
      (one) => one + one.replace(id, added).replace(/name: "(.*)"/, `name: "$1 ${suffix}"`),
    );
    if (changed === text) throw new Error(`No ${id} to copy in ${list}`);
    writeFileSync(file, changed);
  }
}

/**
 * Gives a copied calculator the worked cases that the specification has of the other one.
 *
 * @param {string} folder
 * @param {string} id
 * @param {string} added
 */
function addCases(folder, id, added) {
  const file = path.join(folder, "__tests__/lib/calc", added, "cases.json");
  if (existsSync(file)) return;
  /** @type {{ calculator: string }[]} */
  const specified = JSON.parse(
    readFileSync(path.join(folder, "__tests__/fixtures/spec_examples.json"), "utf8"),
  );
  const cases = specified.filter(({ calculator }) => calculator === id);
  writeFileSync(file, JSON.stringify({ source: "The specification", cases }));
}

/** @param {string} folder */
async function costOfBuild(folder) {
  const begun = performance.now();
  const build = spawn(process.execPath, [path.join(folder, "scripts", "build.mjs")], {
    cwd: folder,
    stdio: ["ignore", "ignore", "inherit"],
  });
  let kilobytes = 0;
  const watch = setInterval(() => {
    kilobytes = Math.max(kilobytes, memoryOf(build.pid ?? 0));
  }, 500);
  const code = await new Promise((resolve) => build.on("exit", resolve));
  clearInterval(watch);
  if (code !== 0) throw new Error("The scratch copy could not be built");
  return {
    seconds: Math.round((performance.now() - begun) / 1000),
    megabytes: Math.round(kilobytes / 1000),
  };
}

/**
 * Of a process and all that it has begun, in kilobytes.
 *
 * @param {number} pid
 */
function memoryOf(pid) {
  const processes = execFileSync("ps", ["-A", "-o", "pid=,ppid=,rss="], { encoding: "utf8" })
    .trim()
    .split("\n")
    .map((line) => line.trim().split(/\s+/).map(Number));
  const family = new Set([pid]);
  for (const one of family)
    for (const [child = 0, parent] of processes) if (parent === one) family.add(child);
  return processes
    .filter(([one = 0]) => family.has(one))
    .reduce((sum, [, , resident = 0]) => sum + resident, 0);
}

/**
 * @param {string} out
 * @param {string} page
 */
function weightOf(out, page) {
  const html = readFileSync(path.join(out, `${page}.html`), "utf8");
  const scripts = html.matchAll(/(?:src|href)="(\/_next\/[^"]+\.js)"/g);
  const bytes = [...new Set([...scripts].map(([, address = ""]) => address))]
    .map((address) => gzipSync(readFileSync(path.join(out, address)), { level: 9 }).length)
    .reduce((sum, one) => sum + one, 0);
  return `${brotliCompressSync(html).length} html, ${bytes} script`;
}
