// Begins the script of every page of the finished export: scripts/export/bundle.mjs.

// A module, so that its names are its own.
export {};

/** What a script gives to others, by name. */
type Exports = Record<string, unknown>;
/** Of another script, or of AMD itself: `exports` and `require`. */
type Given = Exports | typeof require;
type Make = (...given: Given[]) => void;

declare global {
  interface Window {
    /**
     * A script says its name, what it needs, and what makes its exports of that: AMD, as Rollup writes it.
     * One that neither needs nor gives anything leaves the second out.
     */
    define: (name: string, ...said: [needed: string[], make: Make] | [make: Make]) => void;
  }
}

const addressOf = (name: string) => `/_next/static/chunks/${name.slice("./".length)}.js`;

const defined = new Map<string, { needed: string[]; make: Make }>();
const made = new Map<string, Exports>();

window.define = (name, ...said) => {
  const [needed, make] = said.length === 1 ? [[], ...said] : said;
  defined.set(`./${name}`, { needed, make });
  // The page begins with the first; each of the others is needed by it.
  if (defined.size === 1) require([`./${name}`]);
};

// Whoever needs it later asks anew.
const forget = ({ target }: Event) => target instanceof HTMLScriptElement && target.remove();
addEventListener("error", forget, true);

/**
 * Has a script, and all that it needs, fetched and made, as `import()` does. But what did not come is
 * asked for again by the next that needs it, and of its own modules a browser never does that.
 */
function require(
  [name = ""]: string[],
  resolve: (exports: Exports) => void = () => undefined,
  reject?: (error: unknown) => void,
) {
  load(name)
    .then(() => resolve(exportsOf(name)))
    .catch(reject);
}

/** Fetches a script and all that it needs, which may need each other. */
async function load(name: string, begun = new Set<string>()): Promise<void> {
  if (begun.has(name)) return;
  begun.add(name);
  await scriptOf(name);
  const needed = defined.get(name)?.needed.filter((one) => one.startsWith("./")) ?? [];
  await Promise.all(needed.map((one) => load(one, begun)));
}

/** Waits until a script has run: one that the page has already, or else a new one. */
async function scriptOf(name: string) {
  if (defined.has(name)) return;
  const address = addressOf(name);
  const named = document.querySelector<HTMLScriptElement>(`script[src="${address}"]`);
  const script = named ?? document.createElement("script");
  const run = new Promise((resolve, reject) => {
    script.addEventListener("load", resolve);
    script.addEventListener("error", () => reject(new Error(`${address} did not load`)));
  });
  if (!named) {
    // As the page has begun with: an embedded calculator may be in a sandbox, of no origin at all.
    script.crossOrigin = "";
    // As the page says, if it knows the script: it may be no other.
    script.integrity =
      document.querySelector(`link[href="${address}"]`)?.getAttribute("integrity") ?? "";
    script.src = address;
    document.head.append(script);
  }
  await run;
}

function exportsOf(name: string): Exports {
  const known = made.get(name);
  if (known) return known;
  const exports: Exports = {};
  made.set(name, exports);
  const { needed = [], make } = defined.get(name) ?? {};
  make?.(
    ...needed.map((one) =>
      one === "exports" ? exports : one === "require" ? require : exportsOf(one),
    ),
  );
  return exports;
}
