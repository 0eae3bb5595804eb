import { form as incomeTax } from "@/lib/calc/tax/income-tax/form";
import { pageForm as incomeTaxPage } from "@/lib/calc/tax/income-tax/page-form";
import { form as paycheckCheckup } from "@/lib/calc/tax/paycheck-checkup/form";
import { pageForm as paycheckCheckupPage } from "@/lib/calc/tax/paycheck-checkup/page-form";

test.each([
  ["income tax", incomeTaxPage, incomeTax],
  ["paycheck checkup", paycheckCheckupPage, paycheckCheckup],
])("the page of the %s names what its options ask later, in their order", (_, page, whole) => {
  const options = whole.options?.slice(page.options?.length) ?? [];
  expect(page.later).toEqual(
    options.map(({ title, fields }) => ({ title, names: Object.keys(fields) })),
  );
});
