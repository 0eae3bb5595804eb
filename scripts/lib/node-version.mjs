// Read by whatever Node a person has: nothing newer than Node 14 understands may stand here.
import { readFileSync } from "node:fs";

/** @type {{ engines: { node: string } }} */
const { engines } = JSON.parse(
  readFileSync(new URL("../../package.json", import.meta.url), "utf8"),
);

/** `^20.19.0` is Node 20 from 20.19 on; `>=24.0.0` is Node 24 and newer. */
const ranges = engines.node.split(" || ").map((range) => {
  const [major = 0, minor = 0] = range.replace(/^\D+/, "").split(".").map(Number);
  return { major, minor, andNewer: range.startsWith(">=") };
});

/** What package.json asks for, in words. */
export const supportedNodes = ranges
  .map(({ major, minor, andNewer }) =>
    andNewer ? `or ${major} and newer` : `${major} from ${major}.${minor} on`,
  )
  .join(", ");

/**
 * The sentence for a Node that cannot run the project, or null.
 *
 * @param {string} version as process.versions.node gives it
 */
export function oldNodeSentence(version) {
  const [major = 0, minor = 0] = version.split(".").map(Number);
  const runs = ranges.some(
    (range) =>
      (major === range.major && minor >= range.minor) || (range.andNewer && major > range.major),
  );
  if (runs) return null;
  return (
    `Figurewell needs Node ${supportedNodes}. This is Node ${version}: ` +
    "install a newer one from nodejs.org and run the command again."
  );
}
