import browserslist from "browserslist";

/** As esbuild calls them, where it has another name. */
const names = new Map([["ios_saf", "ios"]]);

/**
 * The oldest versions of the browsers that package.json supports, as esbuild is told of them: chrome131.
 * Next reads the same list for what it makes.
 *
 * @param {string} folder of the project
 */
export function oldestBrowsers(folder) {
  const supported = browserslist.loadConfig({ path: folder });
  if (!supported) throw new Error("package.json does not say which browsers are supported");
  /** @type {Map<string, string>} */
  const oldest = new Map();
  // The newest comes first; what Apple has released as one is 18.5-18.7.
  for (const browser of browserslist(supported)) {
    const [name = "", version = ""] = browser.split(" ");
    oldest.set(names.get(name) ?? name, version.split("-")[0] ?? "");
  }
  return [...oldest].map(([name, version]) => `${name}${version}`);
}
