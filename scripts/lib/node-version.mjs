// Read by whatever Node a person has: nothing newer than Node 14 understands may stand here.

const oldest = { major: 20, minor: 9 };

/**
 * The sentence for a Node that cannot run the project, or null.
 *
 * @param {string} version as process.versions.node gives it
 */
export function oldNodeSentence(version) {
  const [major = 0, minor = 0] = version.split(".").map(Number);
  if (major > oldest.major || (major === oldest.major && minor >= oldest.minor)) return null;
  return (
    `Figurewell needs Node ${oldest.major}.${oldest.minor} or newer and this is Node ${version}: ` +
    "install a newer one from nodejs.org and run the command again."
  );
}
