import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";

import { calculatorsIn } from "./own-code";
import { rootPath } from "./root-path";

const out = rootPath("out");

const contentOf = remembered((address) => readFileSync(path.join(out, address)));
export const textOf = remembered((address) => contentOf(address).toString());

const filesEndingIn = remembered((ending): readonly string[] =>
  readdirSync(out, { recursive: true, encoding: "utf8" })
    .map((file) => `/${file.replaceAll("\\", "/")}`)
    .filter((address) => address.endsWith(ending)),
);

/** Every page of the export, by the address of its file, such as "/about.html". */
export const exportedPages = () => filesEndingIn(".html");

/** The address of its file, by the address of a page. */
export const fileOf = (page: string) => `${page === "/" ? "/index" : page}.html`;

/** Those of the pages: what other programs import is none of them. */
export const scripts = () =>
  filesEndingIn(".js").filter((address) => address.startsWith("/_next/"));

const calculatorsInFile = remembered((address) => calculatorsIn(textOf(address)));

/** The code of a calculator, and the list of its category, which names that. */
const ownScripts = remembered((id) => {
  const own = scripts().filter((address) => calculatorsInFile(address).includes(id));
  const names = own.map((address) => path.posix.basename(address, ".js"));
  // A report that shares a sum with its form names that script too, and comes later.
  const fetches = names.map((name) => `import(\`./${name}.js\`)`);
  return scripts().filter(
    (address) => own.includes(address) || fetches.some((call) => textOf(address).includes(call)),
  );
});

/** What comes by itself to a page that has such a part, by words of its own. */
const ownOfParts = {
  "copy-email": "Could not copy email address.",
  "kept-list": "Kept on this device now:",
  "snippet-maker": "Could not copy the snippet.",
};

/** The scripts that contain these words. */
export const scriptsSaying = (words: string) =>
  scripts().filter((address) => textOf(address).includes(words));

/** The script that every page begins with. */
export const firstScript = () =>
  /<script\b[^>]* src="([^"]+)"/.exec(textOf("/index.html"))?.[1] ?? "";

/** The scripts that one needs before it runs. */
const neededBy = remembered((address) =>
  [...textOf(address).matchAll(/(?:\bfrom|\bimport)"\.\/([^"]+)"/g)].map(
    ([, name = ""]) => `${path.posix.dirname(address)}/${name}`,
  ),
);

/**
 * The scripts that a page loads before anything on it is used, from its files alone: those that its
 * HTML names, the code of its own calculator or of a part that no other page has, and what these need.
 */
export const scriptsOf = remembered((page): readonly string[] => {
  const named = textOf(page).matchAll(/<(?:script|link)\b[^>]* (?:src|href)="([^"]+\.js)"/g);
  const id = /^\/(?:calculators|embed)\/(.+)\.html$/.exec(page)?.[1];
  const all = new Set([...named].map(([, address = ""]) => address));
  for (const address of id ? ownScripts(id) : []) all.add(address);
  for (const [part, words] of Object.entries(ownOfParts))
    if (textOf(page).includes(`data-slot="${part}"`))
      for (const address of scriptsSaying(words)) all.add(address);
  // A set that grows while it is walked is walked to its new end.
  for (const address of all) for (const needed of neededBy(address)) all.add(needed);
  return [...all];
});

/** The fonts that its styles name. */
export const fontsOf = remembered((page): readonly string[] => [
  ...new Set(textOf(page).match(/\/_next\/static\/media\/[\w.~-]+\.woff2/g)),
]);

const iconsOf = (page: string) =>
  [...textOf(page).matchAll(/<link\b[^>]*\brel="icon"[^>]*\bhref="([^"?]+)/g)].map(
    ([, address = ""]) => address,
  );

/** All that a browser asks for to show a page, itself first. */
export const filesOf = (page: string): readonly string[] => [
  page,
  ...scriptsOf(page),
  ...fontsOf(page),
  ...iconsOf(page),
];

/** Bytes as a host keeps them, each file compressed on its own. */
export const gzipped = remembered((address) => gzipSync(contentOf(address), { level: 9 }).length);
export const brotlied = remembered((address) =>
  // A font is compressed already.
  address.endsWith(".woff2") ? contentOf(address).length : brotliOf(contentOf(address)),
);
export const brotliOf = (content: string | Buffer) => brotliCompressSync(content).length;

/** The function, which works nothing out twice. */
function remembered<Value>(valueOf: (key: string) => Value): (key: string) => Value {
  const known = new Map<string, Value>();
  return (key) => {
    const value = known.get(key) ?? valueOf(key);
    known.set(key, value);
    return value;
  };
}
