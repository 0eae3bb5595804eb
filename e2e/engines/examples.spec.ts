// A calculator answers its example as it does in Node: the same figures to 1e-12, the same words.
import { answeredExample } from "../support/engines/answer";
import { expect, test } from "../support/engines/test";
import { patience } from "../support/engines/visitor";
import type { ShownFigure } from "../support/in-page";
import { andChanged, fewCalculators } from "../support/some-calculators";

for (const { id } of andChanged(fewCalculators("examples")))
  test(`${id}: its example`, async ({ visitor }) => {
    const { link, figures } = answeredExample(id);
    await visitor.open(id, link);
    await expect(async () => expectSame(await visitor.figures(), figures)).toPass(patience);
  });

function expectSame(shown: readonly ShownFigure[], wanted: readonly ShownFigure[]) {
  const textsOf = (figures: readonly ShownFigure[]) =>
    figures.map(({ name, text }) => `${name}: ${text}`).toSorted();
  expect(textsOf(shown)).toEqual(textsOf(wanted));
  for (const { name, value } of wanted) {
    const other = shown.find((figure) => figure.name === name)?.value;
    if (value === "" || Number.isNaN(Number(value))) expect(other, name).toBe(value);
    else {
      // Relative, and of nothing absolute: the sixteenth digit is each engine's own.
      const most = 1e-12 * (Math.abs(Number(value)) || 1);
      const difference = Math.abs(Number(other) - Number(value));
      expect(difference, `${name}: ${other}, expected ${value}`).toBeLessThanOrEqual(most);
    }
  }
}
