/**
 * What a screen reader is given: every control with its role, name and description, and what is said
 * when an answer comes and when one is refused. What holds of all calculators is a rule, tried on some; of each kind
 * of form and answer a snapshot shows it whole. A change there is one that somebody hears.
 *
 * @jest-environment jsdom
 */
import path from "node:path";
import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import type { ComponentType } from "react";

import { notify } from "@/components/ui/notify";
import { readDraft } from "@/lib/calculator/form/draft";
import { fieldsOf } from "@/lib/calculator/form/fields";
import { readingOf, viewOf } from "@/lib/calculator/report/view";
import { calculatorIds, type CalculatorId } from "@/lib/catalogue/calculators";

import { unfoldOptions } from "../components/calculator/form/unfold-options";
import { answerOf, outcomeOf } from "./answer-of";
import { calculatorOf, root } from "./calculators";
import { elementsHeard, heardOf, linesHeard } from "./heard";
import { someCalculators } from "./tried";
import { kindOfBox } from "./typed-forms";

jest.mock("@/components/ui/notify", () => ({ notify: jest.fn(), withdrawNotice: jest.fn() }));
jest.mock("@/components/calculator/world", () => ({
  currentWorld: () => jest.requireActual<typeof import("./world")>("./world").world,
  random: 0.5,
}));
const notified = jest.mocked(notify);

beforeEach(() => {
  notified.mockClear();
  history.replaceState(null, "", "#");
  Element.prototype.scrollIntoView = jest.fn();
});

/** The roles that are pressed, filled in, jumped to or spoken of their own accord. */
const heard =
  /^(heading|textbox|combobox|radio|radiogroup|group|button|link|region|form|table|alert)$/;
/** Of them, those that need a name. A table stands in a region that has one; a section without is no region. */
const named = /^(heading|textbox|combobox|radio|radiogroup|button|link|form)$/;

const boxesOf = (form: Element) =>
  form.querySelectorAll<HTMLInputElement>("input:not([type=radio], [type=hidden])");

/** A calculator with all its options open, with the answer to its example, and with letters in every box. */
async function opened(id: CalculatorId) {
  const { default: Calculator } = jest.requireActual<{ default: ComponentType }>(
    path.join(root, "components/calculators", id),
  );
  const { container } = render(<Calculator />);
  await unfoldOptions(container);
  const form = container.querySelector("form") as HTMLFormElement;
  const status = container.querySelector("[role=status]") as HTMLElement;
  const said = async (press: () => void) => {
    notified.mockClear();
    press();
    await waitFor(() => expect(notified).toHaveBeenCalled());
    return { said: status.textContent, notice: notified.mock.lastCall?.[0] };
  };
  const answered = async () => {
    const words = await said(() => fireEvent.click(screen.getByText("Try an example")));
    const result = container.querySelector("[data-result]") as Element;
    // What stands below the figures comes after them, and some of it with code of its own.
    await waitFor(() => {
      expect(result.textContent).toContain("See the math");
      expect(result.querySelector("[data-coming], [data-slot=near-screen]")).toBeNull();
    });
    return { ...words, heard: elementsHeard(result, heard) };
  };
  const refused = async () => {
    await unfoldOptions(container);
    for (const box of boxesOf(form)) fireEvent.change(box, { target: { value: "abc" } });
    return said(() => fireEvent.submit(form));
  };
  return { container, form, status, answered, refused };
}

/** What the calculation itself comes to, with what stands in the form. */
const outcomeOfForm = (id: CalculatorId, form: HTMLFormElement) =>
  outcomeOf(id, readDraft(calculatorOf(id).definition.fields, new FormData(form)));

describe.each(someCalculators("names", 8))("%s", (id) => {
  const { definition } = calculatorOf(id);

  test("names what it asks and says what it answers and refuses", async () => {
    const { container, form, status, answered, refused } = await opened(id);

    const asks = elementsHeard(container, heard);
    expect(namesMissing(asks)).toEqual([]);
    expect(namesTwice(asks, /^(textbox|combobox|radiogroup|button|heading)$/)).toEqual([]);
    expect(labelsUnheard(definition.fields, asks)).toEqual([]);
    expect(status).toBeEmptyDOMElement();

    const answer = await answered();
    const outcome = outcomeOfForm(id, form);
    if (!outcome.ok) throw new Error(outcome.notice.text);
    const { headline, verdict } = viewOf(
      definition,
      outcome.calculation.input,
      outcome.calculation.result,
    );
    expect(answer.notice).toEqual(outcome.notice);
    expect(answer.said).toContain(`${headline.label}: ${readingOf(headline)}. ${verdict}`);
    expect(namesMissing(answer.heard)).toEqual([]);
    expect(namesTwice(answer.heard, /^(heading|region|form)$/)).toEqual([]);
    expect(headingsAskew(container)).toEqual([]);

    const refusal = await refused();
    const wrong = outcomeOfForm(id, form);
    expect(refusal).toEqual({ said: "", notice: wrong.notice });
    const numbers = [...boxesOf(form)]
      .map(({ name }) => name)
      .filter((name) => !["text", "date"].includes(kindOfBox(definition.fields, name) ?? ""));
    for (const name of numbers)
      expect(wrong.errors?.[name]).toMatch(
        /^(Enter the .+ as a number, such as .+\. We can’t read “abc”|We can’t read “abc” as a number, such as .+, so the .+ counts as blank)\.$/,
      );
    const errors = invalidIn(form).map(({ element, description }) => {
      const name = element.getAttribute("name") ?? "";
      return description.endsWith(wrong.errors?.[name] ?? "no error") ? name : description;
    });
    expect(errors).toEqual(Object.keys(wrong.errors ?? {}));
  });
});

type Elements = ReturnType<typeof elementsHeard>;

const invalidIn = (form: Element) => [...form.querySelectorAll("[aria-invalid=true]")].map(heardOf);

const namesMissing = (elements: Elements) =>
  linesHeard(elements.filter(({ role, name }) => named.test(role) && name.trim() === ""));

function namesTwice(elements: Elements, roles: RegExp): string[] {
  const names = elements
    .filter(({ role, name }) => roles.test(role) && name)
    .map(({ role, name }) => `${role} ${name}`);
  return names.filter((name, position) => names.indexOf(name) !== position);
}

/** The labels of fields with which no control of the page begins its name. */
const labelsUnheard = (fields: object, elements: Elements) =>
  fieldsOf(fields)
    .filter(([, { kind }]) => kind !== "randomFactor" && kind !== "rows")
    .map(([, { label }]) => label)
    .filter((label) => !elements.some(({ name }) => name.startsWith(label)));

/** The headings that leave out a level. */
function headingsAskew(container: Element): string[] {
  const headings = [...container.querySelectorAll("h1, h2, h3, h4, h5, h6")];
  const levels = headings.map(({ tagName }) => Number(tagName.slice(1)));
  return headings
    .filter((_, at) => (levels[at] ?? 0) > (levels[at - 1] ?? levels[0] ?? 0) + 1)
    .map(({ tagName, textContent }) => `${tagName} ${textContent}`);
}

/** One calculator for each kind of form and answer. */
const shown: Record<string, CalculatorId> = {
  "numbers in groups": "loans-credit/refinance",
  "choices, words and the law": "tax/payroll-tax",
  "rows and a list to tick off": "business-finance/startup-costs",
  "a number that is drawn": "insurance/car-insurance-estimator",
  "an answer that follows the typing": "personal-finance/spending-tracker",
  "a schedule of months": "education/student-loan-repayment",
};

/** What a form is made of, and its answer, beside numbers and charts, which are all heard alike. */
function partsOf(id: CalculatorId): string[] {
  const { definition, input, result } = answerOf(id).calculation;
  const { fields, groups, autoCalculate } = definition;
  const { tables, checklists, sections, remarks } = viewOf(definition, input, result);
  return [
    ...fieldsOf(fields)
      .filter(([, field]) => !("bounds" in field) || field.kind === "randomFactor")
      .map(([, { kind }]) => kind),
    ...(fieldsOf(fields).some(([, { isOption }]) => isOption) ? ["more options"] : []),
    ...(groups ? ["groups"] : []),
    ...(autoCalculate ? ["live"] : []),
    ...tables.map(({ by }) => (by === "month" ? "schedule" : "table")),
    ...(checklists.length > 0 ? ["checklist"] : []),
    ...(sections.length > 0 ? ["section"] : []),
    ...remarks.map(({ link }) => (link ? "remark with a link" : "remark")),
  ];
}

test("every kind of form and answer is shown", () => {
  const parts = (ids: readonly CalculatorId[]) => new Set(ids.flatMap(partsOf));
  expect(parts(Object.values(shown))).toEqual(parts(calculatorIds));
});

test.each(Object.entries(shown))("%s", async (_, id) => {
  const { container, form, status, answered, refused } = await opened(id);
  const asks = [`status ${status.textContent}`, ...linesHeard(elementsHeard(container, heard))];
  const { heard: result, ...answer } = await answered();
  const refusal = await refused();
  expect({
    asks,
    answers: { ...answer, heard: linesHeard(result) },
    refuses: { ...refusal, wrong: linesHeard(invalidIn(form)) },
  }).toMatchSnapshot();
});
