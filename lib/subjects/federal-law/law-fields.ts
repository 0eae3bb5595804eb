import { select } from "@/lib/calculator/form/choice-field";
import type { FilingStatus } from "@/lib/tax-law/years/law-year";
import { lawYears, newestYear, type LawYearOption } from "@/lib/tax-law/years/law-years";

/** Under "More options": the year whose law stands beside the specified figures, the newest unless changed. */
export const lawYearField = () =>
  select("Tax year", {
    options: Object.fromEntries(lawYears.map((year) => [year, String(year)])) as Record<
      LawYearOption,
      string
    >,
    initial: `${newestYear}`,
    hint: "The year whose rates and limits count.",
  });

const statuses: Readonly<Record<FilingStatus, string>> = {
  single: "Single",
  marriedFilingJointly: "Married filing jointly",
  marriedFilingSeparately: "Married filing separately",
  headOfHousehold: "Head of household",
  qualifyingSurvivingSpouse: "Qualifying surviving spouse",
};

const lawStatus = { hint: "Doesn’t change the 2024 illustration." };

/** Under "More options", where only the options of a group are under the law. */
export const filingStatusField = () =>
  select("Filing status", { options: statuses, initial: "single" });

/** Under "More options": the filing status under the law. */
export const lawStatusField = () =>
  select("Filing status under the law", { options: statuses, initial: "single", ...lawStatus });

/** Under "More options": the filing status under the law, that of the form unless another is chosen. */
export const otherLawStatusField = () => optionalLawStatusField("Same as above", lawStatus.hint);

/** The same where the form asks for no status: `unchosen` stands for none. */
export const optionalLawStatusField = (unchosen: string, hint: string) =>
  select("Filing status under the law", {
    options: { "": unchosen, ...statuses },
    initial: "",
    ...lawStatus,
    hint,
  });
