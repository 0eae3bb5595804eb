import type { Words } from "@/components/prose/calculator-words";

export const words: Words = {
  question: "What might it cost to insure my home?",
  reviewed: "2026-11-21",
  howItWorks: (
    <>
      <p>
        The estimate starts at 0.4% of the replacement cost a year and multiplies it by three fixed
        factors. Age: 1.2 if the home was built before 1980. Construction: 1.1 for frame.
        Deductible: 0.85 from $2,500 up, 1.1 from $500 down. Otherwise a factor is 1. The product is
        the midpoint, and a twelfth of the year’s premium is the month’s.
      </p>
      <p>
        Quotes for the same home differ, so the midpoint is then multiplied by a{" "}
        <strong>random factor between 0.8 and 1.2</strong>. It is drawn once when you open the page
        and stays the same until you reload it, so two deductibles can be compared within a visit. A
        link to a result carries its factor. The whole range and the midpoint always stand beside
        the estimate.
      </p>
      <p>
        This is an illustration, <strong>not a quote</strong>: the factors are round numbers and
        come from no insurer. Your location changes nothing in it, and masonry, mixed and other
        construction are counted alike. The roof, distance to a fire department or the coast,
        claims, credit, belongings, liability, discounts, and flood or earthquake insurance are not
        modeled.
      </p>
    </>
  ),
  tips: [
    "Enter what it would cost to build the home again, not its market price: the land needs no insurance.",
    "Compare deductibles by the midpoint. It has no random part, so a change in it comes from your answer alone.",
    "Ask whether wind and hail have a deductible of their own. It may be different from the one for other damage.",
  ],
  useCase: {
    title: "An older frame home and its deductible",
    story: (
      <>
        <p>
          A frame home from 1968 would cost $350,000 to build again. At a deductible of $1,000 the
          midpoint is 0.4% of that, times 1.2 and 1.1, or $1,848.00 a year, and the range runs from
          $1,478.40 to $2,217.60.
        </p>
        <p>
          With a deductible of $2,500 the midpoint is $1,570.80, which is $277.20 a year less. The
          owner would carry $1,500 more of each claim, so more than five years without one have to
          pass before the higher deductible has paid off.
        </p>
      </>
    ),
  },
  faq: [
    {
      question: "Why is replacement cost used and not what my home would sell for?",
      answer:
        "Insurance pays to rebuild. Maine’s insurance bureau says that it is not based on market value, purchase price or the assessment for taxes, but on the estimated cost to rebuild the home. Insurers estimate that from its size and features.",
    },
    {
      question: "How does the deductible change a home insurance premium?",
      answer:
        "The deductible is what you pay before the insurer does. A higher one leaves the insurer less to pay, so the premium falls. Here it falls in steps: 15% from $2,500 up, and it rises by 10% from $500 down.",
    },
    {
      question: "Does a home policy cover floods?",
      answer:
        "Usually not. The Texas Department of Insurance says that home policies do not usually cover damage from gradual leaks or floods. Flood insurance is a policy of its own, and this estimate has no part of it.",
    },
    {
      question: "Why did the home insurance estimate differ on my next visit?",
      answer:
        "Each visit draws its own random factor between 0.8 and 1.2 for how quotes vary. The midpoint and the range stay the same for the same answers, and a copied link always shows the result you copied.",
    },
  ],
  related: [
    {
      id: "insurance/car-insurance-estimator",
      reason: "Go here for a rough premium on your car, made in the same way.",
    },
    {
      id: "loans-credit/mortgage",
      reason: "Go here for the payment on the home that the premium comes on top of.",
    },
    {
      id: "mortgage-real-estate/property-tax",
      reason: "Go here for the other yearly cost of owning a home.",
    },
  ],
  sources: [
    {
      publisher: "Maine Bureau of Insurance",
      title: "Factors Affecting Your Premium",
      url: "https://www11.maine.gov/pfr/insurance/consumers/homeowners-or-renters-insurance/factors-affecting-your-premium",
      read: "2026-11-21",
    },
    {
      publisher: "Texas Department of Insurance",
      title: "Home insurance: What you need to know before buying a policy",
      url: "https://tdi.texas.gov/takefive/questions-to-ask-before-you-buy-home-insurance.html",
      read: "2026-11-21",
    },
  ],
};
