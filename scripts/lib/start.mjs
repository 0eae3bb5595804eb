import { installWhenNeeded } from "./install.mjs";
import { busyPortSentence, chosenPort, portIsBusy } from "./port.mjs";
import { projectFolder } from "./project.mjs";
import { Refusal, runToTheEnd } from "./refusal.mjs";
import { buildSiteWhenChanged, exportFolder } from "./site-build.mjs";
import { listeningPort, staticServer } from "./static-server.mjs";

export function start() {
  return runToTheEnd(async () => {
    const wanted = chosenPort(process.env.PORT, 3000);
    if (await portIsBusy(wanted)) throw new Refusal(busyPortSentence(wanted));

    await installWhenNeeded(projectFolder, process.env);
    await buildSiteWhenChanged(projectFolder, process.env);

    const port = await listeningPort(staticServer(exportFolder(projectFolder)), wanted);
    console.log(`\nFigurewell is at http://localhost:${port} (Ctrl-C stops it)`);
  });
}
