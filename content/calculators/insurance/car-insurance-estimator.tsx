import type { Words } from "@/components/prose/calculator-words";

export const words: Words = {
  question: "What might car insurance cost me?",
  reviewed: "2026-11-30",
  howItWorks: (
    <>
      <p>
        The estimate starts at $100 a month and is multiplied by four fixed factors. Age: 1.8 if
        under 25, 1.3 from 25 to 29, otherwise 1. Car: 1.2 if this year minus the car year is less
        than 5, otherwise 1. Driving record: 1.3 for minor violations, 2 for major ones, otherwise
        1. Coverage: 1.5 for full coverage, otherwise 1. The result is the midpoint.
      </p>
      <p>
        Quotes for the same driver vary, so we then multiply the midpoint by a{" "}
        <strong>random factor between 0.8 and 1.2</strong>. We draw it once when you open the page
        and keep it until you reload, so you can compare two results in one visit. A link to a
        result includes its factor and shows the same result. The answer begins with the full range,
        and the midpoint stands next to the estimate.
      </p>
      <p>
        This is an illustration, <strong>not a quote</strong>: the factors are round numbers and
        don’t come from any insurer. What you enter under <b>For your notes</b>, your location, make
        and model, is shown with the result but doesn’t change it. Mileage, claims, credit,
        deductibles, coverage limits, multiple drivers or cars, discounts and your state’s rules are
        not modeled.
      </p>
    </>
  ),
  tips: [
    "Compare choices by the midpoint. It has no random part, so it changes only when your answers do.",
    "Ask several insurers for the same coverages, limits and deductibles. Otherwise you can’t compare their prices.",
    "Get prices for full coverage and for state minimum liability, and compare the difference with what your car is worth.",
  ],
  useCase: {
    title: "A driver with one speeding ticket",
    story: (
      <>
        <p>
          A 27-year-old with a 2017 car and a minor violation wants full coverage. The midpoint is
          $100 × 1.3 × 1.3 × 1.5, or $253.50 a month, and the range runs from $202.80 to $304.20.
          With state minimum liability, the midpoint is $169.
        </p>
        <p>
          With a clean record, full coverage has a midpoint of $195, which is $58.50 a month less.
          At 30, still with a clean record, it is $150. A real insurer’s factors would give
          different amounts; this example only shows how factors like these multiply.
        </p>
      </>
    ),
  },
  faq: [
    {
      question: "Why does the car insurance estimate change when I reload the page?",
      answer:
        "A random factor between 0.8 and 1.2 stands in for how quotes vary, and we draw a new one each visit. The midpoint and the range don’t change. To keep a result as it is, copy its link: the link includes the factor.",
    },
    {
      question: "What is the difference between state minimum liability and full coverage?",
      answer:
        "Liability insurance pays for harm you cause to others, up to its limits; it doesn’t pay to repair your own car. Full coverage usually means adding collision and comprehensive: collision pays for crash damage to your car, and comprehensive pays for fire, hail, vandalism or theft. Policies differ, so check what yours includes.",
    },
    {
      question: "Is my state’s minimum liability insurance enough?",
      answer:
        "It may not be. The Texas Department of Insurance warns that the minimum amounts might not pay all costs of an accident you cause, and that other drivers could sue you for the difference. Maine calls its minimum limits a starting point.",
    },
    {
      question: "Why do my ZIP code and car model not change the estimate?",
      answer:
        "The estimate has no factor for them. Each insurer sets its own rates by location and model, and we don’t make any up. You can still enter them to label a printed or saved result.",
    },
  ],
  related: [
    {
      id: "insurance/home-insurance-estimator",
      reason: "Go here for a rough premium on your home, estimated the same way.",
    },
    {
      id: "loans-credit/auto-loan",
      reason: "Go here for the payment on the car itself.",
    },
    {
      id: "personal-finance/budget",
      reason: "Go here to see whether the premium fits your monthly budget.",
    },
  ],
  sources: [
    {
      publisher: "Texas Department of Insurance",
      title: "Shopping for auto insurance: What to know before you buy a policy",
      url: "https://tdi.texas.gov/tips/car-insurance.html",
      read: "2026-11-21",
    },
    {
      publisher: "Maine Bureau of Insurance",
      title: "Insurance Required by Law",
      url: "https://www1.maine.gov/pfr/insurance/consumers/auto-insurance/insurance-required-by-law",
      read: "2026-11-21",
    },
  ],
};
