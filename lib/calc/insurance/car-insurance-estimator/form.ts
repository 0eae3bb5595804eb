import { calendarYear, nextYear } from "@/lib/calculator/form/calendar-year";
import { select } from "@/lib/calculator/form/choice-field";
import { defineForm } from "@/lib/calculator/form/form";
import { age } from "@/lib/calculator/form/number-field";
import { textField } from "@/lib/calculator/form/text-field";
import { quoteVariation } from "@/lib/subjects/insurance-quote/quote-variation";

import type { CarInsuranceInput } from "./calculation";

export const form = defineForm<CarInsuranceInput>()({
  id: "insurance/car-insurance-estimator",
  submit: "Calculate Car Insurance Premium",

  fields: {
    driverAge: age("Driver’s age", { above: 15 }),
    carYear: calendarYear("Car year", { min: 1980, max: nextYear }),
    drivingRecord: select("Driving record", {
      options: { clean: "Clean", minor: "Minor", major: "Major" },
      hint: "Minor: such as a speeding ticket. Major: such as a serious accident.",
    }),
    coverageType: select("Coverage type", {
      options: { minimum: "State minimum liability", full: "Full coverage" },
    }),
    location: textField("Location", {
      hint: "A ZIP code or city. It does not change the estimate.",
    }),
    carMakeModel: textField("Car make and model", {
      hint: "It does not change the estimate.",
    }),
    variation: quoteVariation(),
  },
  groups: {
    "The driver and the car": ["driverAge", "carYear", "drivingRecord", "coverageType"],
    "For your notes": ["location", "carMakeModel", "variation"],
  },
});
