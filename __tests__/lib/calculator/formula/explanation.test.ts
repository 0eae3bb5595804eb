import { ira } from "@/lib/calc/investment-retirement/ira/calculation";
import { form as iraForm } from "@/lib/calc/investment-retirement/ira/form";
import { report as iraReport } from "@/lib/calc/investment-retirement/ira/report";
import { mortgage, type MortgageInput } from "@/lib/calc/loans-credit/mortgage/calculation";
import { form as mortgageForm } from "@/lib/calc/loans-credit/mortgage/form";
import { report as mortgageReport } from "@/lib/calc/loans-credit/mortgage/report";
import { refinance } from "@/lib/calc/loans-credit/refinance/calculation";
import { form as refinanceForm } from "@/lib/calc/loans-credit/refinance/form";
import { report as refinanceReport } from "@/lib/calc/loans-credit/refinance/report";
import { explanationsOf } from "@/lib/calculator/formula/explanation";

const world = { today: { year: 2026, month: 11, day: 21 } };
const house: MortgageInput = {
  homePrice: 400_000,
  downPayment: 80_000,
  annualRate: 6.5,
  years: 30,
};

test("the rule in words, with the visitor's own numbers, and the value", () => {
  const [loan, payment, total] = explanationsOf({
    definition: { ...mortgageForm, ...mortgageReport },
    input: house,
    result: mortgage(house),
    world,
  });
  expect(payment).toEqual({
    label: "Monthly principal and interest",
    by: "formula",
    rule: "The level payment that repays the loan by the end of its term.",
    words: "PMT(annual interest rate ÷ 1,200; loan term × 12; −loan amount)",
    numbers: "PMT(6.5 ÷ 1,200; 30 × 12; −$320,000.00)",
    text: "$2,022.62",
  });
  expect(loan?.numbers).toBe("MAX(0; $400,000 − $80,000)");
  expect(total?.numbers).toBe("$2,022.617675 × 30 × 12");
});

test("a figure that does not apply has no explanation", () => {
  const offer = { ...refinanceReport.example, newTerm: 10 };
  const labels = explanationsOf({
    definition: { ...refinanceForm, ...refinanceReport },
    input: offer,
    result: refinance(offer),
    world,
  }).map(({ label }) => label);
  expect(labels).not.toContain("Break-even");
  expect(labels).toContain("Monthly savings");
});

test("a figure of law is named by its label, although a dot is in its name as in a column’s", () => {
  const input = { ...iraReport.example, annualContribution: 8_000 };
  const explanations = explanationsOf({
    definition: { ...iraForm, ...iraReport },
    input,
    result: ira(input, world),
    world,
  });
  expect(explanations.find(({ label }) => label === "Above the 2026 limit")).toMatchObject({
    words: "contribution a year − legal limit for 2026 at your age",
    numbers: "$8,000 − $7,500.00",
    text: "$500.00",
  });
});
