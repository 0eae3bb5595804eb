import type { Words } from "@/components/prose/calculator-words";

export const words: Words = {
  question: "What might car insurance cost me?",
  reviewed: "2026-11-21",
  howItWorks: (
    <>
      <p>
        The estimate starts at $100 a month and multiplies it by four fixed factors. Age: 1.8 below
        25, 1.3 from 25 to below 30, else 1. Car: 1.2 if this year less the car year is below 5,
        else 1. Driving record: 1.3 if minor, 2 if major. Coverage: 1.5 if full. The product is the
        midpoint.
      </p>
      <p>
        Quotes for the same driver differ, so the midpoint is then multiplied by a{" "}
        <strong>random factor between 0.8 and 1.2</strong>. It is drawn once when you open the page
        and stays the same until you reload it, so two answers of one visit can be compared. A link
        to a result carries its factor and shows the same result. The whole range and the midpoint
        always stand beside the estimate.
      </p>
      <p>
        This is an illustration, <strong>not a quote</strong>: the factors are round numbers and
        come from no insurer. Your location, make and model are kept with the result and change
        nothing in it. Mileage, claims, credit, deductibles, coverage limits, several drivers or
        cars, discounts and the rules of your state are not modeled.
      </p>
    </>
  ),
  tips: [
    "Compare choices by the midpoint. It has no random part, so a change in it comes from your answer alone.",
    "Ask several insurers for the same coverages, limits and deductibles. Only then do their prices compare.",
    "Price full coverage and state minimum liability for your own car, and set the difference against what the car is worth.",
  ],
  useCase: {
    title: "A driver with one speeding ticket",
    story: (
      <>
        <p>
          A 27-year-old with a 2017 car and a minor record wants full coverage. The midpoint is $100
          × 1.3 × 1.3 × 1.5, or $253.50 a month, and the range runs from $202.80 to $304.20. With
          state minimum liability the midpoint is $169.00.
        </p>
        <p>
          With a clean record, full coverage has a midpoint of $195.00, which is $58.50 a month
          less. At 30, still with a clean record, it is $150.00. An insurer’s own factors would give
          other amounts; the illustration shows only how such factors multiply.
        </p>
      </>
    ),
  },
  faq: [
    {
      question: "Why does the car insurance estimate change when I reload the page?",
      answer:
        "A random factor between 0.8 and 1.2 stands for how quotes vary, and each visit draws its own. The midpoint and the range do not change. To keep a result as it is, copy its link: the link carries the factor.",
    },
    {
      question: "What is the difference between state minimum liability and full coverage?",
      answer:
        "Liability insurance pays for harm you cause to others, up to its limits; it does not repair your own car. People say full coverage when collision and comprehensive are added: collision pays for damage to your car in a crash, comprehensive for fire, hail, vandalism or theft. Policies differ, so read what yours includes.",
    },
    {
      question: "Is the legal minimum of liability insurance enough?",
      answer:
        "It may not be. The Texas Department of Insurance warns that the minimum amounts might not pay all costs of an accident you cause, and that other drivers could sue you for the difference. Maine calls its minimum limits a starting point.",
    },
    {
      question: "Why do my ZIP code and car model not change the estimate?",
      answer:
        "The illustration has no factor for them. Real rates by place and model are each insurer’s own, and we do not invent any. You can still enter them, so that a printed or saved result says what it is about.",
    },
  ],
  related: [
    {
      id: "insurance/home-insurance-estimator",
      reason: "Go here for a rough premium on your home, made in the same way.",
    },
    {
      id: "loans-credit/auto-loan",
      reason: "Go here for the payment on the car itself.",
    },
    {
      id: "personal-finance/budget",
      reason: "Go here to see whether the premium fits in your month.",
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
