// `npm run font`: takes from the font of all pages what they show.
import { writeFileSync } from "node:fs";
import path from "node:path";
import { siteFont, siteFontFile } from "./lib/font.mjs";
import { projectFolder } from "./lib/project.mjs";

writeFileSync(path.join(projectFolder, siteFontFile), await siteFont(projectFolder));
