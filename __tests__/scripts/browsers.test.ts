import browserslist from "browserslist";
import { readFileSync, readdirSync } from "node:fs";
import path from "node:path";
import { oldestBrowsers } from "../../scripts/export/browsers.mjs";
import { projectFolder } from "../../scripts/lib/project.mjs";
import { built, calculatorPage, exportedProject } from "./exported-project";
import { removeTemporaryFolders } from "./temporary-folder";

afterEach(removeTemporaryFolders);

const oldest = oldestBrowsers(projectFolder);

describe("the browsers of package.json", () => {
  /** Where people read them. */
  const saying = ["README.md", "content/pages/accessibility.tsx"].map((file) =>
    readFileSync(file, "utf8"),
  );
  /** Two years before the day that the README names. */
  const then = new Date("2024-11-25");

  /** The newest of these versions that was out then. */
  const newestThen = (browser: string, versions: string[]) => {
    const released = (version: string) =>
      1_000 * (browserslist.data[browser]?.releaseDate[version] ?? Infinity);
    return versions
      .filter((version) => released(version) <= then.getTime())
      .toSorted((one, other) => released(other) - released(one))[0];
  };
  const everyVersion = (browser: string) =>
    Object.keys(browserslist.data[browser]?.releaseDate ?? {});

  test.each([
    ["chrome", "chrome", "Chrome"],
    ["edge", "edge", "Edge"],
    ["safari", "safari", "Safari"],
    ["ios_saf", "ios", "Safari"],
  ])("are those of the last two years: %s", (browser, target, name) => {
    const version = newestThen(browser, everyVersion(browser));
    expect(oldest).toContain(`${target}${version}`);
    for (const page of saying) expect(page).toContain(`${name} ${version}`);
  });

  test("are those of the last two years: Firefox, its ESR too", () => {
    const esr = ["115", "128", "140", "153"];
    expect(browserslist("firefox esr")).toEqual([`firefox ${esr.at(-1)}`]);
    const version = newestThen("firefox", esr);
    expect(oldest).toContain(`firefox${version}`);
    for (const page of saying) expect(page).toContain(`Firefox ${version}`);
  });

  test("are no others", () => {
    expect(oldest).toHaveLength(5);
  });
});

describe("the build makes for them", () => {
  test("what Next makes: it reads the same list", () => {
    const { getSupportedBrowsers } = jest.requireActual<{
      getSupportedBrowsers: (folder: string, isDevelopment: boolean) => string[];
    }>("next/dist/build/get-supported-browsers");
    const { browserslist: asked } = JSON.parse(readFileSync("package.json", "utf8"));
    expect(getSupportedBrowsers(projectFolder, false)).toEqual(browserslist(asked));
  });

  /** All code of a build for these browsers, of a page and a worker that use what is new in Chrome 80. */
  async function codeFor(browsers: string) {
    const choose = "export const choose = (one?: string) => one ?? `another`; console.log(choose);";
    const folder = exportedProject({
      "out/index.html": calculatorPage,
      "package.json": JSON.stringify({ browserslist: browsers }),
      "lib/shared.ts": `${choose} export const shared = choose;`,
      "app/service-worker/service-worker.ts": choose,
    });
    await built(folder);
    const chunks = path.join(folder, "out", "_next/static/chunks");
    const scripts = readdirSync(chunks).map((name) =>
      readFileSync(path.join(chunks, name), "utf8"),
    );
    const worker = readFileSync(path.join(folder, "out", "sw.js"), "utf8");
    const [shared] = scripts.filter((code) => code.includes("another"));
    return { shared, worker };
  }

  test("our scripts and the worker: newer code where all of them know it", async () => {
    const { shared, worker } = await codeFor("chrome >= 131");
    expect(shared).toContain("??");
    expect(worker).toContain("??");
  });

  test("our scripts and the worker: older code where one does not", async () => {
    const { shared, worker } = await codeFor("chrome >= 79");
    expect(shared).toContain("another");
    expect(shared).not.toContain("??");
    expect(worker).not.toContain("??");
  });

  test("only where the list is there", async () => {
    const folder = exportedProject({ "out/index.html": calculatorPage, "package.json": "{}" });
    await expect(built(folder)).rejects.toThrow("which browsers are supported");
  });
});
