/** @jest-environment jsdom */
import { act, render, waitFor } from "@testing-library/react";
import type { ComponentType } from "react";

import CarInsurance from "@/components/calculators/insurance/car-insurance-estimator";
import Mortgage from "@/components/calculators/loans-credit/mortgage";
import Affordability from "@/components/calculators/mortgage-real-estate/mortgage-affordability";
import Budget from "@/components/calculators/personal-finance/budget";
import { notify } from "@/components/ui/notify";
import { typedEntries } from "@/lib/calculator/form/typed-entries";

jest.mock("@/components/ui/notify", () => ({ notify: jest.fn(), withdrawNotice: jest.fn() }));
const codeFetched = jest.fn();
jest.mock("@/components/calculator/model-context", () => {
  codeFetched();
  return jest.requireActual<object>("@/components/calculator/model-context");
});

type Tool = Parameters<NonNullable<Document["modelContext"]>["registerTool"]>[0];
type Structured = {
  figures: Record<string, { value: string; text: string }>;
  errors: Record<string, string>;
  notice: { title: string; text: string };
  link: string;
};

const registerTool = jest.fn<Promise<void>, [Tool]>();

/** A browser that takes tools, as the draft of WebMCP has it. */
function offerModelContext() {
  Object.defineProperty(document, "modelContext", { value: { registerTool }, configurable: true });
}

/** The tool of a calculator, registered as its page opens. */
async function toolOf(Calculator: ComponentType): Promise<Tool> {
  offerModelContext();
  render(
    <>
      <h1>A calculator</h1>
      <Calculator />
    </>,
  );
  await waitFor(() => expect(registerTool).toHaveBeenCalled());
  return registerTool.mock.calls[0]?.[0] as Tool;
}

async function answerOf(tool: Tool, sent?: unknown) {
  const answer = await tool.execute(sent);
  // What the browser hands on is JSON.
  expect(JSON.parse(JSON.stringify(answer))).toEqual(answer);
  return { ...answer, structured: answer.structuredContent as Structured };
}

/** The figures of the result on the page, by name. */
const shownFigures = () =>
  Object.fromEntries(
    [...document.querySelectorAll<HTMLDataElement>("[data-result] [data-figure]")]
      .filter((figure) => !figure.closest("table"))
      .map((figure) => [figure.dataset.figure, [figure.value, figure.textContent]]),
  );

/** Opens the page's own link and waits for its figures. */
async function pageFigures(link: string) {
  location.hash = new URL(link).hash;
  await waitFor(() => expect(Object.keys(shownFigures())).not.toHaveLength(0));
  return shownFigures();
}

beforeEach(() => {
  history.replaceState(null, "", "#");
  Element.prototype.scrollIntoView = jest.fn();
  registerTool.mockReset().mockResolvedValue(undefined);
  jest.mocked(notify).mockClear();
});
afterEach(() => {
  jest.useRealTimers();
  delete (document as { modelContext?: unknown }).modelContext;
});

test("nothing is fetched or registered where the browser takes no tools", async () => {
  jest.useFakeTimers();
  render(<Mortgage />);
  await act(() => jest.advanceTimersByTimeAsync(2_000));
  expect(codeFetched).not.toHaveBeenCalled();
  expect(registerTool).not.toHaveBeenCalled();
});

test("a page that may not offer tools goes on without a word", async () => {
  registerTool.mockRejectedValue(new DOMException("no", "NotAllowedError"));
  await toolOf(Mortgage);
  expect(document.querySelector("form[data-calculator]")).toBeVisible();
});

test("the tool is named and described as the draft asks, and asks what the form asks", async () => {
  const tool = await toolOf(Mortgage);
  expect(tool.name).toMatch(/^[A-Za-z0-9_.-]{1,128}$/);
  expect(tool).toMatchObject({
    name: "loans-credit_mortgage",
    title: "A calculator",
    annotations: { readOnlyHint: true },
  });
  expect(tool.description).toMatch(/^A calculator\. .+\.$/);
  expect(tool.inputSchema).toMatchObject({
    type: "object",
    additionalProperties: false,
    required: ["homePrice", "annualRate", "years"],
    properties: {
      homePrice: {
        type: "number",
        title: "Home price",
        description: "US dollars.",
        exclusiveMinimum: 0,
        maximum: 1_000_000_000_000,
      },
      downPayment: { type: "number", minimum: 0 },
    },
  });
});

test.each([
  [
    "numbers",
    Mortgage,
    { homePrice: 400_000, downPayment: 80_000, annualRate: 6.5, years: 30, unknown: 1 },
  ],
  [
    "lists of rows",
    Budget,
    {
      income: [{ description: "Pay", amount: 5_000 }],
      expenses: [{ description: "Rent", amount: 1_500 }, { amount: 12.5 }],
    },
  ],
  [
    "choices, texts and what is drawn by chance",
    CarInsurance,
    {
      driverAge: 40,
      location: "Ohio",
      carMakeModel: "Any",
      carYear: 2020,
      drivingRecord: "clean",
      coverageType: "full",
    },
  ],
])("answers %s as the page does, which stays as it is", async (_, Calculator, sent) => {
  const tool = await toolOf(Calculator);
  const { structured, content, isError } = await answerOf(tool, sent);
  expect(isError).toBeUndefined();
  expect(shownFigures()).toEqual({});
  expect(notify).not.toHaveBeenCalled();

  // The link holds what was sent, and nothing that the calculator does not ask.
  const linked = new URLSearchParams(new URL(structured.link).hash.slice(1));
  for (const [name, text] of typedEntries(sent))
    expect(linked.get(name)).toBe(name === "unknown" ? null : text);

  const figures = Object.fromEntries(
    Object.entries(structured.figures).map(([name, { value, text }]) => [name, [value, text]]),
  );
  expect(await pageFigures(structured.link)).toEqual(figures);
  for (const { text } of Object.values(structured.figures))
    expect(content[0]?.text).toContain(text);
  expect(content[0]?.text).toContain(structured.link);
  expect(notify).toHaveBeenCalledWith(structured.notice);
});

test("says what is wrong with the numbers, as the page does", async () => {
  const tool = await toolOf(Mortgage);
  for (const sent of [{ homePrice: -1, annualRate: "a lot", years: null }, { years: [] }]) {
    const { structured, content, isError } = await answerOf(tool, sent);
    expect(isError).toBe(true);
    expect(structured.notice.title).toBe("Invalid Input");
    expect(Object.keys(structured.errors)).toEqual(["homePrice", "annualRate", "years"]);
    for (const error of Object.values(structured.errors)) expect(content[0]?.text).toContain(error);
  }
  expect((await answerOf(tool)).isError).toBe(true);
});

const throwing = () => {
  throw new Error("hostile");
};

test.each([
  ["null", null],
  [
    "a getter that throws",
    Object.defineProperty({}, "homePrice", { get: throwing, enumerable: true }),
  ],
  ["a proxy that throws", new Proxy({}, { ownKeys: throwing, get: throwing, has: throwing })],
  ["a value without a text", { homePrice: Object.create(null) as object }],
  ["a value whose text throws", { homePrice: { toString: throwing } }],
  [
    "a text of ten million letters",
    { homePrice: "9".repeat(10_000_000), annualRate: 5, years: 30 },
  ],
  ["a number that is none", { homePrice: NaN, annualRate: Infinity, years: -0 }],
])("%s is refused as the page refuses it", async (_, sent) => {
  const tool = await toolOf(Mortgage);
  const { structured, isError } = await answerOf(tool, sent);
  expect(isError).toBe(true);
  expect(structured.notice.title).toBe("Invalid Input");
  expect(Object.keys(structured.errors)).toContain("homePrice");
});

test("says what its link leaves out", async () => {
  const tool = await toolOf(Budget);
  const income = Array.from({ length: 301 }, () => ({ description: "Pay", amount: 1 }));
  const { content, structured } = await answerOf(tool, {
    income,
    expenses: [{ description: "Rent", amount: 1 }],
  });
  expect(content[0]?.text).toContain("the other 1 was left out.");
  expect(structured.figures.totalIncome?.text).toBe("$301.00");
});

test("a failure that has figures says both", async () => {
  const tool = await toolOf(Affordability);
  const { structured, isError } = await answerOf(tool, {
    annualIncome: 60_000,
    monthlyDebts: 5_000,
    downPayment: 20_000,
    annualRate: 6.5,
    years: 30,
  });
  expect(isError).toBeUndefined();
  expect(structured.notice.title).toBe("Debt Too High");
  expect(Object.keys(structured.errors)).toHaveLength(1);
});
