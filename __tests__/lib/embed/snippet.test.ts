/**
 * The snippet as it stands in the page of another site, which runs it.
 *
 * @jest-environment jsdom
 */
import { heightKind } from "@/lib/embed/height";
import { accentIn, embedHref, snippetOf } from "@/lib/embed/snippet";

const address = "https://figurewell.example";
const id = "loans-credit/mortgage";

test("the address of a frame has what was chosen, and nothing else", () => {
  expect(embedHref({ id })).toBe("/embed/loans-credit/mortgage");
  expect(embedHref({ id, theme: "", accent: undefined })).toBe("/embed/loans-credit/mortgage");
  expect(embedHref({ id, theme: "dark" })).toBe("/embed/loans-credit/mortgage?theme=dark");
  expect(embedHref({ id, theme: "light", accent: "0a5763" })).toBe(
    "/embed/loans-credit/mortgage?theme=light&accent=0a5763",
  );
});

test.each([
  ["0a5763", "0a5763"],
  ["#0A5763", "0a5763"],
  [" #0a5763 ", "0a5763"],
  ["", undefined],
  ["0a576", undefined],
  ["0a57635", undefined],
  ["teal", undefined],
  ['"><script>', undefined],
])("in %j the color is %s", (typed, accent) => {
  expect(accentIn(typed)).toBe(accent);
});

test("it is a frame with a name, and a script that fetches nothing", () => {
  const snippet = snippetOf({ id, name: 'A & "B"', theme: "dark", accent: "0a5763" }, address);
  const { body } = new DOMParser().parseFromString(snippet, "text/html");
  expect(body.children).toHaveLength(2);
  const [frame, script] = body.children as unknown as [HTMLIFrameElement, HTMLScriptElement];
  expect(frame.src).toBe(`${address}/embed/${id}?theme=dark&accent=0a5763`);
  expect(frame.title).toBe('A & "B"');
  expect(frame.getAttribute("referrerpolicy")).toBe("no-referrer");
  expect(frame.getAttribute("allow")).toBe("clipboard-write");
  expect(script.attributes).toHaveLength(0);
});

describe("the script", () => {
  let frames: HTMLIFrameElement[];

  beforeAll(() => {
    const [, script = ""] =
      /<script>(.*)<\/script>/s.exec(snippetOf({ id, name: "" }, address)) ?? [];
    // As the page of the other site would run it.
    (0, eval)(script);
  });

  beforeEach(() => {
    document.body.innerHTML = "<iframe></iframe><iframe></iframe>";
    frames = [...document.querySelectorAll("iframe")];
  });

  const tell = (height: unknown, from: MessageEventInit = {}) =>
    dispatchEvent(
      new MessageEvent("message", {
        data: { type: heightKind, id, height },
        origin: address,
        source: frames[1]?.contentWindow,
        ...from,
      }),
    );
  const heights = () => frames.map(({ style }) => style.height);

  it("gives the frame that tells its height that height, and no other", () => {
    tell(745);
    expect(heights()).toEqual(["", "745px"]);
    tell(1_200);
    expect(heights()).toEqual(["", "1200px"]);
  });

  it.each([
    NaN,
    Infinity,
    -5,
    0,
    99,
    20_001,
    "745",
    "745px; position: fixed",
    null,
    undefined,
    [745],
    {},
  ])("does nothing with the height %j", (height) => {
    tell(height);
    expect(heights()).toEqual(["", ""]);
  });

  it.each([
    ["another origin", () => ({ origin: "https://evil.example" })],
    ["an origin that begins like ours", () => ({ origin: `${address}.evil.example` })],
    ["a frame in a sandbox, of no origin", () => ({ origin: "null" })],
    ["the page itself", () => ({ source: window })],
    ["nobody", () => ({ source: null })],
  ])("does nothing with a message of %s", (_, from) => {
    tell(745, from());
    expect(heights()).toEqual(["", ""]);
  });

  it.each([null, undefined, "text", 745, [], { type: "other", height: 745 }, { height: 745 }])(
    "does nothing with the message %j",
    (data) => {
      tell(745, { data });
      expect(heights()).toEqual(["", ""]);
    },
  );
});
