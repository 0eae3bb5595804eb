import type React from "react";
import type Server from "react-dom/server";
import { Refusal } from "../../scripts/lib/refusal.mjs";
import { built, calculatorPage, exportedProject } from "./exported-project";
import { removeTemporaryFolders } from "./temporary-folder";

afterEach(removeTemporaryFolders);

const page = "calculators/loans-credit/mortgage.html";
const buildOf = (html: string, files: Record<string, string> = {}) =>
  built(exportedProject({ [`out/${page}`]: html, ...files }));

/** The page with something else in the place of the first of this. */
function changed(written: string, text: string) {
  expect(calculatorPage).toContain(written);
  return calculatorPage.replace(written, text);
}
const withElement = (element: string) => changed("</head>", `${element}</head>`);

async function expectRefused(build: Promise<unknown>, sentence: string) {
  const refused = expect(build).rejects;
  await refused.toThrow(Refusal);
  await refused.toThrow(`The build stopped: ${sentence}`);
}

test("a page as Next exports it is known, to the last script and style", async () => {
  await expect(buildOf(calculatorPage)).resolves.toBeUndefined();
});

test.each([
  ["one that somebody has added", "<script>track()</script>"],
  ["one that Next comes to write otherwise", `<script>self.__next_d.push("")</script>`],
  ["a module", `<script type="module">import("/tracker.js")</script>`],
  ["a map of modules", `<script type="importmap">{"imports":{}}</script>`],
  ["one that says that it is ours", `<script data-inline="tracker">track()</script>`],
])("a script in a page that is on no list stops the build: %s", (_, script) =>
  expectRefused(buildOf(withElement(script)), `${page} has a script that is not on the list`),
);

test.each([
  [`<script src="https://other.example/a.js"></script>`, "https://other.example/a.js"],
  [`<script src="//other.example/a.js"></script>`, "//other.example/a.js"],
  [`<script src="/tracker.js"></script>`, "/tracker.js"],
  [`<svg><script href="/tracker.js"></script></svg>`, "/tracker.js"],
  [
    `<link rel="modulepreload" href="/_next/static/chunks/gone.js"/>`,
    "/_next/static/chunks/gone.js",
  ],
])("a script that the build has not made stops it: %s", (element, address) =>
  expectRefused(
    buildOf(withElement(element), { "out/tracker.js": "track()" }),
    `${page} names the script ${address}, which this build has not made.`,
  ),
);

test.each([
  ["one that somebody has added", withElement("<style>form{color:red}</style>")],
  ["one for browsers without scripts", changed("<noscript>", "<noscript><style>p{}</style>")],
  ["one that is not as its file is", changed("font-display:swap", "font-display:block")],
  ["one whose file is not there", changed('data-href="', 'data-href="/_next/static/chunks/a.css ')],
])("a style in a page that is not what the build has made stops it: %s", (_, html) =>
  expectRefused(buildOf(html), `${page} has a style that is not what the build has made`),
);

test("a stylesheet by its address stops the build, whether it is there or not", async () => {
  const html = withElement(`<link rel="stylesheet" href="/_next/static/chunks/late.css"/>`);
  await expectRefused(
    buildOf(html),
    `${page} names the stylesheet /_next/static/chunks/late.css, which is not there.`,
  );
  await expectRefused(
    buildOf(html, { "out/_next/static/chunks/late.css": "p{}" }),
    `${page} names the stylesheet /_next/static/chunks/late.css, which its policy blocks`,
  );
});

describe("the React that renders and the one that brings to life", () => {
  const versions = (rendering: string, hydrating: string) => ({
    "node_modules/next/dist/compiled/react-dom/package.json": rendering,
    "node_modules/react-dom/package.json": hydrating,
  });
  const canary = (version: string) => JSON.stringify({ peerDependencies: { react: version } });

  test.each([
    ["a later minor version", canary("19.3.0-canary-278794d7-20261002"), '{"version":"19.4.0"}'],
    ["another major version", canary("20.3.0-canary-278794d7-20261002"), '{"version":"19.3.1"}'],
    ["one of Next’s that says none", "{}", '{"version":"19.3.1"}'],
    ["two that say none", "{}", "{}"],
  ])("stop the build where they differ: %s", (_, rendering, hydrating) =>
    expectRefused(
      buildOf(calculatorPage, versions(rendering, hydrating)),
      "Next renders pages with React ",
    ),
  );

  test.each(["19.3.0-canary-0a1b2c3d-20261101", "19.3.2", "19.3.0-rc.1"])(
    "are one where the minor version is: %s",
    async (version) => {
      const files = versions(canary(version), '{"version":"19.3.1"}');
      await expect(buildOf(calculatorPage, files)).resolves.toBeUndefined();
    },
  );
});

describe("an id of React’s in an island", () => {
  const field = 'id="field-homePrice"';

  test.each([
    ["itself", field, 'id="_R_1ab_"'],
    ["in what refers to it", 'for="field-homePrice"', 'for="_R_1ab_"'],
    ["beside others", field, `${field} aria-describedby="hint _R_1abH1_"`],
    ["in an address", field, `${field} data-of="#_R_1ab_"`],
  ])("stops the build: %s", (_, written, text) =>
    expectRefused(buildOf(changed(written, text)), `${page} has a `),
  );

  test("is none outside", async () => {
    const html = changed("<h1>", '<h1 id="_R_1ab_">');
    await expect(buildOf(html)).resolves.toBeUndefined();
  });

  test.each([
    ["npm’s", "react", "react-dom/server"],
    ["Next’s", "next/dist/compiled/react", "next/dist/compiled/react-dom/server"],
  ])("is known as React writes it: %s", async (_, react, server) => {
    const { createElement, useId } = jest.requireActual<typeof React>(react);
    const { renderToString } = jest.requireActual<typeof Server>(server);
    const Part = () => createElement("p", { id: useId() });
    const html = changed("<form", `${renderToString(createElement(Part))}<form`);
    await expectRefused(buildOf(html), `${page} has a p in an island whose id is `);
  });
});
