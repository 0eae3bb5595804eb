// Serves out/ as it is, without building it: `node scripts/serve.mjs`, with PORT in the environment.
import path from "node:path";
import { isFile } from "./lib/files.mjs";
import { chosenPort } from "./lib/port.mjs";
import { projectFolder } from "./lib/project.mjs";
import { Refusal, runToTheEnd } from "./lib/refusal.mjs";
import { exportFolder, siteIsCurrent } from "./lib/site-build.mjs";
import { listeningPort, staticServer } from "./lib/static-server.mjs";

await runToTheEnd(async () => {
  const wanted = chosenPort(process.env.PORT, 3000);
  const folder = exportFolder(projectFolder);
  if (!isFile(path.join(folder, "index.html"))) {
    throw new Refusal("There is no built site to serve: run `npm run build` first.");
  }
  if (!siteIsCurrent(projectFolder, process.env)) {
    console.warn("The sources changed after this site was built: `npm run build` builds it anew.");
  }
  const port = await listeningPort(staticServer(folder), wanted);
  console.log(`Serving out/ at http://localhost:${port}`);
});
