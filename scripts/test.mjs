// `npm test`: everything there is to check. With --all also what takes long.
import { oldNodeSentence } from "./lib/node-version.mjs";

const sentence = oldNodeSentence(process.versions.node);
if (sentence) {
  console.error(sentence);
  process.exitCode = 1;
} else {
  // Imported only now: an old Node could not even read the rest.
  const { test } = await import("./lib/test.mjs");
  await test({ exhaustive: process.argv.includes("--all") });
}
