import { readFileSync } from "node:fs";
import path from "node:path";
import { siteFont, siteFontFile } from "../../scripts/lib/font.mjs";
import { projectFolder } from "../../scripts/lib/project.mjs";

test("the font of all pages is what `npm run font` takes from Figtree", async () => {
  const file = readFileSync(path.join(projectFolder, siteFontFile));
  expect(file.equals(await siteFont(projectFolder))).toBe(true);
});
