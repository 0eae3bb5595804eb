/** @jest-environment jsdom */
import "@/app/_client/load-scripts";

const addressOf = (name: string) => `/_next/static/chunks/${name}.js`;
const elementOf = (name: string) =>
  document.querySelector<HTMLScriptElement>(`script[src="${addressOf(name)}"]`);

/** What a moment later has happened by itself. */
const settled = () => new Promise((resolve) => setTimeout(resolve));

/** As a browser does when a script has come. */
async function come(name: string, needed: string[] = [], make: () => unknown = () => undefined) {
  const element = elementOf(name);
  window.define(name, ["exports", ...needed.map((one) => `./${one}`)], (exports) => {
    Object.assign(exports, { made: make() });
  });
  element?.dispatchEvent(new Event("load"));
  await settled();
}

async function fail(name: string) {
  elementOf(name)?.dispatchEvent(new Event("error"));
  await settled();
}

type Require = (names: string[], resolve: (exports: unknown) => void, reject: () => void) => void;
let require: Require;

/** Asks as `import()` would. */
function asked(name: string) {
  const answer = { exports: undefined as unknown, failed: 0 };
  require([`./${name}`], (exports) => (answer.exports = exports), () => answer.failed++);
  return answer;
}

beforeAll(async () => {
  window.define("first", ["require"], (given) => (require = given as unknown as Require));
  await settled();
});
beforeEach(() => document.head.replaceChildren());

test("the first script begins by itself; another is fetched when it is asked for, once", async () => {
  expect(require).toBeInstanceOf(Function);
  const answers = [asked("once"), asked("once")];
  expect(document.querySelectorAll("script")).toHaveLength(1);
  const make = jest.fn(() => "once");
  await come("once", [], make);
  for (const { exports } of answers) expect(exports).toEqual({ made: "once" });
  expect(make).toHaveBeenCalledTimes(1);
});

test("what a script needs is fetched and made before it, and asked for anew by no other", async () => {
  const order: string[] = [];
  const answer = asked("above");
  await come("above", ["below"], () => order.push("above"));
  expect(answer.exports).toBeUndefined();
  await come("below", [], () => order.push("below"));
  expect(answer.exports).toEqual({ made: 2 });
  expect(order).toEqual(["below", "above"]);
  const other = asked("beside");
  await come("beside", ["below"]);
  expect(elementOf("below")).not.toBeNull();
  expect(document.querySelectorAll("script")).toHaveLength(3);
  expect(other.exports).toBeDefined();
});

test("a script that neither needs nor gives anything", async () => {
  const answer = asked("alone");
  const run = jest.fn();
  window.define("alone", run);
  elementOf("alone")?.dispatchEvent(new Event("load"));
  await settled();
  expect(run).toHaveBeenCalledTimes(1);
  expect(answer.exports).toEqual({});
});

test("two that need each other", async () => {
  const answer = asked("one");
  await come("one", ["two"]);
  await come("two", ["one"]);
  expect(answer.exports).toBeDefined();
});

test("what did not come is asked for again by the next, and so is what it needs", async () => {
  const lost = asked("lost");
  await fail("lost");
  expect(lost.failed).toBe(1);
  expect(elementOf("lost")).toBeNull();

  const found = asked("lost");
  await come("lost", ["needed"]);
  await fail("needed");
  expect(found.failed).toBe(1);

  const whole = asked("lost");
  await settled();
  await come("needed");
  expect(whole).toEqual({ exports: { made: undefined }, failed: 0 });
});

test("a script that the page names is waited for; one that has failed before is fetched", async () => {
  for (const name of ["named", "broken"]) {
    const script = document.createElement("script");
    script.setAttribute("src", addressOf(name));
    document.head.append(script);
  }
  const named = asked("named");
  expect(document.querySelectorAll("script")).toHaveLength(2);
  await come("named");
  expect(named.exports).toBeDefined();

  await fail("broken");
  const again = asked("broken");
  await settled();
  await come("broken");
  expect(again.exports).toBeDefined();
});

test("a script has to be what the page says of it", async () => {
  const preload = document.createElement("link");
  preload.href = addressOf("known");
  preload.setAttribute("integrity", "sha384-known");
  document.head.append(preload);
  const [known, unknown] = [asked("known"), asked("unknown")];
  expect(elementOf("known")?.integrity).toBe("sha384-known");
  expect(elementOf("unknown")?.integrity).toBe("");
  for (const name of ["known", "unknown"]) await come(name);
  for (const { exports } of [known, unknown]) expect(exports).toBeDefined();
});
