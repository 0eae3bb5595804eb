/** @jest-environment jsdom */
import { leaveFrame, takeLook, tellHeight } from "@/components/embed/frame-scripts";
import { accentColors } from "@/lib/embed/accent";

const root = document.documentElement;
const own = {
  light: { ground: "#ffffff", mark: "#0a5763", onMark: "#ffffff" },
  dark: { ground: "#000000", mark: "#66cad6", onMark: "#05252a" },
};

describe("the look", () => {
  beforeEach(() => {
    root.removeAttribute("data-theme");
    root.removeAttribute("data-accent");
    root.removeAttribute("style");
  });

  function lookOf(search: string) {
    history.replaceState(null, "", `/embed/tax/income-tax${search}`);
    takeLook(accentColors, own);
    return { ...root.dataset, accentIs: root.style.getPropertyValue("--accent") };
  }

  it("is what the address asks for", () => {
    expect(lookOf("?theme=dark&accent=B3125F")).toEqual({
      theme: "dark",
      accent: "",
      accentIs: "#b3125f",
    });
    expect(root.style.getPropertyValue("--on-accent")).toBe("#ffffff");
    expect(root.style.getPropertyValue("--mark")).toBe("light-dark(#b3125f, #b3125f)");
  });

  it.each(["", "?theme=", "?theme=blue", "?theme=DARK", "?accent=red", "?accent=0a5763;}"])(
    "is ours and the system’s with %j",
    (search) => {
      expect(lookOf(search)).toEqual({ accentIs: "" });
    },
  );

  it("is never what the visitor has chosen on our own pages", () => {
    localStorage.setItem("theme", "dark");
    expect(lookOf("")).toEqual({ accentIs: "" });
    localStorage.clear();
  });
});

describe("the height", () => {
  let resize: () => void;
  const around = { postMessage: jest.fn() };

  beforeEach(() => {
    around.postMessage.mockClear();
    document.body.innerHTML = "<main></main>";
    window.ResizeObserver = class {
      constructor(heard: ResizeObserverCallback) {
        resize = () => heard([], this);
      }
      observe = () => resize();
      unobserve = () => undefined;
      disconnect = () => undefined;
    };
  });

  const beOfHeight = (height: number) =>
    jest.spyOn(Element.prototype, "getBoundingClientRect").mockReturnValue({ height } as DOMRect);

  function frameIn(parent: object) {
    Object.defineProperty(window, "parent", { value: parent, configurable: true });
    tellHeight("figurewell:height", "tax/income-tax");
  }

  it("is told at first and when it changes, to whoever is around", () => {
    beOfHeight(744.2);
    frameIn(around);
    beOfHeight(744.9);
    resize();
    beOfHeight(1_200);
    resize();
    expect(around.postMessage.mock.calls).toEqual(
      [745, 1_200].map((height) => [
        { type: "figurewell:height", id: "tax/income-tax", height },
        "*",
      ]),
    );
  });

  it("is told to nobody where the page is in no frame", () => {
    const toItself = jest.spyOn(window, "postMessage");
    beOfHeight(745);
    frameIn(window);
    expect(toItself).not.toHaveBeenCalled();
  });
});

test("every link opens in a tab of its own", () => {
  leaveFrame();
  document.body.innerHTML = '<a href="https://www.irs.gov"><b>IRS</b></a><a id="none">no link</a>';
  addEventListener("click", (event) => event.preventDefault());
  document.querySelector("b")?.click();
  document.querySelector<HTMLElement>("#none")?.click();
  expect([...document.querySelectorAll("a")].map(({ target }) => target)).toEqual(["_blank", ""]);
});
