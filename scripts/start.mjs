// `npm start`: install, build and serve, each only when needed.
import { oldNodeSentence } from "./lib/node-version.mjs";

const sentence = oldNodeSentence(process.versions.node);
if (sentence) {
  console.error(sentence);
  process.exitCode = 1;
} else {
  // Imported only now: an old Node could not even read the rest.
  const { start } = await import("./lib/start.mjs");
  await start();
}
