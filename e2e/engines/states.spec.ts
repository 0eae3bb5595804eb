// The tax of a state: its law is code that comes when it is asked for.
import { expect, test } from "../support/engines/test";

test("a state has its own section, beside it another, and all of them have a chart", async ({
  visitor,
}) => {
  const headings = () =>
    [...document.querySelectorAll("[data-result] h2, [data-result] h3")].map(
      ({ textContent }) => textContent,
    );
  await visitor.open(
    "tax/income-tax",
    "#grossIncome=120000&filingStatus=single&state=OR&otherState=WA&allStates=compare",
  );
  await visitor.untilWhole();
  await visitor.sees(
    expect.arrayContaining([
      expect.stringMatching(/^State income tax under 20\d\d law$/),
      "The same year in Washington",
      "Your state return, line by line",
      expect.stringMatching(
        /^Oregon takes \$[\d,]+: (\d+ take less and \d+ more|no state takes more)$/,
      ),
    ]),
    headings,
  );
});
