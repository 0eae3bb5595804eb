// The formula under a result, typeset by the engine itself.
import { test } from "../support/engines/test";

const link = "#homePrice=400000&downPayment=80000&annualRate=6.5&years=30";

test("the signs that a number is rounded by are drawn", async ({ visitor }) => {
  await visitor.open(
    "personal-finance/debt-payoff",
    "#debtAmount=12000&annualRate=11&monthlyPayment=350",
  );
  await visitor.untilWhole();
  await visitor.click("[data-part=explanation] summary");
  await visitor.finds("[data-slot=explanation]");
  await visitor.sees([true, true], () =>
    ["⌈", "⌉"].map((sign) => {
      const drawn = [...document.querySelectorAll("mo")].filter((one) => one.textContent === sign);
      return drawn.length > 0 && drawn.every((one) => one.getBoundingClientRect().height > 5);
    }),
  );
});

test("fractions stand above each other, exponents are small and high, and nothing widens the page", async ({
  visitor,
}) => {
  await visitor.tab.resize(390, 844);
  await visitor.open("loans-credit/mortgage", link);
  await visitor.untilWhole();
  await visitor.finds("[data-slot=formula] math", 2);
  await visitor.sees(
    {
      namespaces: ["http://www.w3.org/1998/Math/MathML"],
      isStacked: true,
      isOneAboveTheOther: true,
      isExponentHigh: true,
      isExponentSmall: true,
      lines: [
        "P × i ÷ (1 − (1 + i)^(−n))",
        "$320,000 × 0.005416666667 ÷ (1 − 1.00541666667^(−360))",
      ],
      widerThanTheWindow: 0,
    },
    () => {
      const formulas = [...document.querySelectorAll("[data-slot=formula] math")];
      const find = (css: string) => formulas[0]?.querySelector(css) as Element;
      const box = (css: string) => find(css).getBoundingClientRect();
      const [above, below] = [box("mfrac > :first-child"), box("mfrac > :last-child")];
      const [base, exponent] = [box("msup > :first-child"), box("msup > :last-child")];
      return {
        namespaces: [
          ...new Set(
            formulas
              .flatMap((one) => [one, ...one.querySelectorAll("*")])
              .map((one) => one.namespaceURI),
          ),
        ],
        isStacked: above.top + above.bottom + 20 < below.top + below.bottom,
        isOneAboveTheOther: above.left < below.right && below.left < above.right,
        isExponentHigh: exponent.top < base.top,
        isExponentSmall: exponent.height < base.height,
        lines: formulas.map((one) => one.getAttribute("alttext")),
        widerThanTheWindow: Math.max(0, document.documentElement.scrollWidth - innerWidth),
      };
    },
  );
});
