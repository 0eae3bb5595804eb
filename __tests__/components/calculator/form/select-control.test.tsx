/** @jest-environment jsdom */
import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";

import { Calculator } from "@/components/calculator/calculator";
import { SelectControl } from "@/components/calculator/form/select-control";
import { TextControl } from "@/components/calculator/form/text-control";
import { NativeSelect } from "@/components/ui/native-select";
import { defineReport } from "@/lib/calculator/report/define-report";
import { defineForm } from "@/lib/calculator/form/form";
import { select } from "@/lib/calculator/form/choice-field";
import { textField } from "@/lib/calculator/form/text-field";
import { complete } from "@/lib/calculator/report/notice";
import { words } from "@/lib/calculator/report/outputs";

jest.mock("@/components/ui/notify", () => ({ notify: jest.fn(), withdrawNotice: jest.fn() }));
jest.mock("@/components/ui/native-select", () => ({
  NativeSelect: jest.fn(
    jest.requireActual<{ NativeSelect: typeof NativeSelect }>("@/components/ui/native-select")
      .NativeSelect,
  ),
}));

const options = { clean: "Clean record", minor: "Minor violation" };
const field = select<string>("Driving record", { options, hint: "The last three years." });
const control = (draft: Record<string, string>, errors = {}) =>
  render(<SelectControl name="record" field={field} draft={draft} errors={errors} />);

test("is a list of options that opens empty, under its label", async () => {
  const user = userEvent.setup();
  control({ record: "" });
  const box = screen.getByRole("combobox", { name: "Driving record" });
  expect(box).toHaveDisplayValue("Choose…");
  expect(box).toHaveAccessibleDescription("The last three years.");
  await user.selectOptions(box, "Minor violation");
  expect(box).toHaveValue("minor");
});

test("says what is wrong", () => {
  control({ record: "" }, { record: "Choose the driving record." });
  const box = screen.getByRole("combobox", { name: "Driving record" });
  expect(box).toBeInvalid();
  expect(box).toHaveAccessibleDescription("The last three years. Choose the driving record.");
});

test("an option may be empty: it is chosen from the start, and there is no other", () => {
  const same = select<string>("Status", {
    options: { "": "Same as above", ...options },
    initial: "",
  });
  render(<SelectControl name="status" field={same} draft={{ status: "" }} errors={{}} />);
  expect(screen.getByRole("combobox")).toHaveDisplayValue("Same as above");
  expect(screen.getAllByRole("option").map(({ textContent }) => textContent)).toEqual([
    "Same as above",
    ...Object.values(options),
  ]);
});

test("has no empty option where one is chosen from the start", () => {
  const filled = select<string>("Driving record", { options, initial: "minor" });
  render(<SelectControl name="record" field={filled} draft={{ record: "minor" }} errors={{}} />);
  expect(screen.getAllByRole("option").map(({ textContent }) => textContent)).toEqual(
    Object.values(options),
  );
});

test("a disabled text box stands for a list that cannot be drawn", () => {
  const failing = jest.mocked(NativeSelect).mockImplementation(() => {
    throw new Error("not available");
  });
  const silenced = jest.spyOn(console, "error").mockImplementation(() => {});
  control({ record: "" });
  const box = screen.getByRole("textbox", { name: "Driving record" });
  expect(box).toBeDisabled();
  expect(box).toHaveAttribute("placeholder", "Choose…");
  silenced.mockRestore();
  failing.mockReset();
});

describe("in a form", () => {
  type Input = { record: "clean" | "minor"; city: string };
  const form = defineForm<Input>()({
    id: "loans-credit/mortgage",
    submit: "Estimate",
    fields: { record: select("Driving record", { options }), city: textField("City") },
  });
  const calculate = ({ record, city }: Input) => ({ said: `${record} in ${city}` });
  const report = defineReport(calculate, {
    headline: "said",
    outputs: { said: words("Said") },
    verdict: () => "Said.",
    toast: () => complete("Said."),
    example: { record: "clean", city: "Austin" },
  });
  const load = () => Promise.resolve({ report });

  beforeEach(() => {
    const { NativeSelect: actual } = jest.requireActual<{ NativeSelect: typeof NativeSelect }>(
      "@/components/ui/native-select",
    );
    jest.mocked(NativeSelect).mockImplementation(actual);
    Element.prototype.scrollIntoView = jest.fn();
  });

  test("the focus goes to the first wrong box, a list or a text", async () => {
    const user = userEvent.setup();
    render(
      <Calculator
        form={form}
        load={load}
        controls={{ select: SelectControl, text: TextControl }}
      />,
    );
    const record = screen.getByLabelText("Driving record");
    const city = screen.getByLabelText("City");
    await user.click(screen.getByText("Estimate"));
    await waitFor(() => expect(record).toHaveFocus());
    expect(city).toHaveAccessibleDescription("Enter the city.");

    await user.selectOptions(record, "Clean record");
    await user.click(screen.getByText("Estimate"));
    await waitFor(() => expect(city).toHaveFocus());

    await user.type(city, " Austin ");
    await user.click(screen.getByText("Estimate"));
    await waitFor(() =>
      expect(document.querySelector("[data-figure=said]")).toHaveTextContent("clean in Austin"),
    );

    await user.selectOptions(record, "Minor violation");
    await waitFor(() => expect(document.querySelector("[data-stale]")).not.toBeNull());
  });

  test("the compiler asks for the controls of a list and of a text", () => {
    // @ts-expect-error -- the control of the text is missing
    const withoutText = <Calculator form={form} load={load} controls={{ select: SelectControl }} />;
    // @ts-expect-error -- the control of the list is missing
    const withoutList = <Calculator form={form} load={load} controls={{ text: TextControl }} />;
    expect([withoutText, withoutList]).toHaveLength(2);
  });
});
