import { readFileSync } from "node:fs";
import path from "node:path";
import { Refusal } from "../lib/refusal.mjs";

/**
 * Refuses to bring pages to life with another React than the one that has rendered them. Next renders
 * with its own, a build of the line that a release comes from (19.3.0-canary-278794d7-20261002), and a
 * browser gets the release (19.3.1). Between two minor versions React may change what it writes into a
 * page for itself; so these two have to be of the same one, and the browser tests find the rest.
 *
 * @param {string} folder
 */
export function refuseAnotherReact(folder) {
  const packageOf = (/** @type {string[]} */ ...place) =>
    JSON.parse(readFileSync(path.join(folder, "node_modules", ...place, "package.json"), "utf8"));
  const rendering = packageOf("next", "dist", "compiled", "react-dom").peerDependencies?.react;
  const hydrating = packageOf("react-dom").version;
  if (minorOf(rendering) !== undefined && minorOf(rendering) === minorOf(hydrating)) return;
  throw new Refusal(
    `The build stopped: Next renders pages with React ${rendering}, and browsers get React ` +
      `${hydrating}. Ask in package.json for a React of the minor version that Next has.`,
  );
}

/** @param {string | undefined} version */
const minorOf = (version) => /^\d+\.\d+(?=\.)/.exec(version ?? "")?.[0];
