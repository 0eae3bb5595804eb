import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";
import { pageIn } from "@/lib/offline/page-archive";
import { carryOver, earlierRelease } from "../../scripts/export/earlier-release.mjs";
import { pageArchive } from "../../scripts/export/page-archive.mjs";
import { keptBy } from "../../scripts/export/service-worker.mjs";
import { Refusal } from "../../scripts/lib/refusal.mjs";
import { inNode } from "./in-node";
import { folderWith, removeTemporaryFolders, write } from "./temporary-folder";

afterEach(removeTemporaryFolders);

const files = {
  "index.html": `<html><h1>Home</h1></html>`,
  "about.html": `<html><h1>About</h1></html>`,
  "404.html": `<html><h1>Missing</h1></html>`,
  "_not-found.html": `<html><h1>Missing</h1></html>`,
  "about/__next._tree.txt": "payload",
  "embed.html": `<html><h1>Embed</h1></html>`,
  "embed/tax/one.html": `<html><h1>One</h1></html>`,
  "_next/static/chunks/a.js": "a",
  "_next/static/media/font.woff2": "font",
  "icon.svg": "<svg/>",
  "icons/icon-512.png": "picture",
  "og/home.png": "picture",
  "manifest.webmanifest": "{}",
  "calculators.json": "[]",
};
const source = "console.log(self.__SW_MANIFEST, self.__SW_PAGES)";

async function release(changed: Record<string, string> = {}) {
  const out = folderWith({ ...files, ...changed });
  const worker = write(folderWith({}), "worker.ts", source);
  await inNode("export/service-worker.mjs", "writeServiceWorker", out, worker, ["chrome131"]);
  const [archive] = keptBy(out);
  const pages = JSON.parse(readFileSync(path.join(out, archive?.url ?? ""), "utf8"));
  return { out, kept: keptBy(out), pages };
}

describe("what the worker keeps", () => {
  it("is what pages ask for, and no picture for previews and no text for programs", async () => {
    const { kept } = await release();
    expect(kept.slice(1).map(({ url }) => url)).toEqual([
      "/_next/static/chunks/a.js",
      "/_next/static/media/font.woff2",
      "/icon.svg",
      "/manifest.webmanifest",
    ]);
  });

  it("is each file with the hash of what is in it", async () => {
    const { out, kept } = await release();
    for (const { url, revision } of kept) {
      const hash = createHash("sha256").update(readFileSync(path.join(out, url)));
      expect(revision).toBe(hash.digest("hex").slice(0, 16));
    }
  });

  it("is every page of the site at its clean address, in one file", async () => {
    const { kept, pages } = await release();
    expect(kept[0]).toEqual({
      url: `/offline/pages-${kept[0]?.revision}.json`,
      revision: expect.stringMatching(/^[0-9a-f]{16}$/),
    });
    expect(Object.keys(pages.pages)).toEqual(["/404", "/about", "/embed", "/"]);
    expect(pageIn(pages, "/about")).toBe(files["about.html"]);
  });

  it("is the same for the same export, and other where a page or a file differs", async () => {
    const { kept } = await release();
    expect((await release()).kept).toEqual(kept);
    const [archive] = (await release({ "about.html": "<html>New</html>" })).kept;
    expect(archive).not.toEqual(kept[0]);
    expect((await release({ "icon.svg": "<svg></svg>" })).kept).not.toEqual(kept);
  });
});

describe("the file of all pages", () => {
  const pages = {
    "/": `<main><p>Home</p></main><script>push("1:[\\"$\\",\\"p\\",\\"Home\\"]\\n2:x\\n")</script>`,
    "/about": `<main><p>About 12</p></main><script>push("1:[\\"$\\",\\"p\\",\\"12\\"]\\n2:x\\n")</script>`,
    "/empty": "",
    "/twice": "<p>one</p><p>one</p>",
  };
  const archive = pageArchive(pages);

  it.each(Object.entries(pages))("gives %s back to the letter", (address, html) => {
    expect(pageIn(JSON.parse(JSON.stringify(archive)), address)).toBe(html);
  });

  it("has what several pages share once", () => {
    expect(JSON.stringify(archive).split("<main>")).toHaveLength(2);
  });

  it.each(["/missing", "/constructor", "constructor", "__proto__"])("has no page %s", (address) => {
    expect(pageIn(archive, address)).toBeUndefined();
  });
});

describe("the code of an earlier release", () => {
  it("is carried beside that of the new one, which does not keep it for later", async () => {
    const earlier = await release({
      "_next/static/chunks/a.js": "a",
      "_next/static/chunks/earlier.js": "earlier",
    });
    write(earlier.out, "_next/static/chunks/carried.js", "of the release before it");
    const { out, kept } = await release({ "_next/static/chunks/b.js": "b" });
    carryOver(earlier.out, out);
    const text = (file: string) =>
      readFileSync(path.join(out, "_next/static/chunks", file), "utf8");
    expect(text("earlier.js")).toBe("earlier");
    expect(text("b.js")).toBe("b");
    expect(() => text("carried.js")).toThrow("ENOENT");
    expect(keptBy(out)).toEqual(kept);
  });

  it("is none where none is named, and a sentence where it cannot be", async () => {
    const { out } = await release();
    expect(earlierRelease(undefined, "out")).toBeUndefined();
    expect(earlierRelease("", "out")).toBeUndefined();
    expect(earlierRelease(out, "out")).toBe(out);
    expect(() => earlierRelease(out, out)).toThrow(Refusal);
    expect(() => earlierRelease(out, out)).toThrow(/which the build empties/);
    expect(() => earlierRelease(folderWith({ "index.html": "" }), out)).toThrow(/no sw\.js/);
  });
});
