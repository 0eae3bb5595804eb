import { filledFormsWorksheet } from "@/lib/calculator/share/filled-forms-worksheet";

test("every form has its name, its stamp and all its lines", () => {
  const sheet = filledFormsWorksheet(
    { title: "Your return, line by line", note: "To check with.", stamp: "Not a filing" },
    [
      {
        name: "Form 1",
        lines: [
          { line: "1a", name: "Wages", rule: "All wages", amount: 5, goesTo: "Form 2, line 3" },
          { line: "2", name: "Interest", rule: "All interest", amount: 0, goesTo: null },
        ],
      },
      { name: "Form 2", lines: [] },
    ],
  );
  const format = "$#,##0.00";
  expect(sheet).toEqual({
    name: "Your return, line by line",
    frozen: 1,
    headings: [0, 3, 7],
    rows: [
      ["Line", "What it is", "Amount", "How it comes about", "Goes to"],
      ["To check with."],
      [],
      ["Form 1", "Not a filing"],
      ["1a", "Wages", { value: 5, format }, "All wages", "Form 2, line 3"],
      ["2", "Interest", { value: 0, format }, "All interest", ""],
      [],
      ["Form 2", "Not a filing"],
    ],
  });
});
