import type { Words } from "@/components/prose/calculator-words";

export const words: Words = {
  question: "What might it cost to insure my home?",
  reviewed: "2026-11-30",
  howItWorks: (
    <>
      <p>
        The estimate starts at 0.4% of the replacement cost per year and is multiplied by three
        fixed factors. Age: 1.2 if the home was built before 1980. Construction: 1.1 for frame.
        Deductible: 0.85 for $2,500 or more, 1.1 for $500 or less. Otherwise, the factor is 1. The
        result is the midpoint, and the monthly premium is one twelfth of the annual one.
      </p>
      <p>
        Quotes for the same home vary, so we then multiply the midpoint by a{" "}
        <strong>random factor between 0.8 and 1.2</strong>. We draw it once when you open the page
        and keep it until you reload, so you can compare two deductibles in one visit. A link to a
        result includes its factor. The answer begins with the full range, and the midpoint stands
        next to the estimate.
      </p>
      <p>
        This is an illustration, <strong>not a quote</strong>: the factors are round numbers and
        don’t come from any insurer. Your location, under <b>For your notes</b>, doesn’t change it,
        and masonry, mixed and other construction all count the same. The roof, distance to a fire
        department or the coast, claims, credit, belongings, liability, discounts, and flood or
        earthquake insurance are not modeled.
      </p>
    </>
  ),
  tips: [
    "Enter what it would cost to rebuild the home, not its market price. You don’t need to insure the land.",
    "Compare deductibles by the midpoint. It has no random part, so it changes only when your answers do.",
    "Ask whether wind and hail have a separate deductible. It may be different from the one for other damage.",
  ],
  useCase: {
    title: "An older frame home and its deductible",
    story: (
      <>
        <p>
          A frame home built in 1968 would cost $350,000 to rebuild. With a deductible of $1,000,
          the midpoint is 0.4% of that, times 1.2 and 1.1, or $1,848 a year, and the range is from
          $1,478 to $2,218.
        </p>
        <p>
          With a deductible of $2,500, the midpoint is $1,571, or about $277 a year less. But the
          owner would pay $1,500 more of each claim, so the higher deductible pays off only after
          more than five years without a claim.
        </p>
      </>
    ),
  },
  faq: [
    {
      question: "Why do you use replacement cost instead of what my home would sell for?",
      answer:
        "Because insurance pays to rebuild. Maine’s insurance bureau says that coverage isn’t based on market value, purchase price or tax assessment, but on the estimated cost to rebuild the home. Insurers estimate that from its size and features.",
    },
    {
      question: "How does the deductible change a home insurance premium?",
      answer:
        "The deductible is what you pay before the insurer does. With a higher one, the insurer pays less, so the premium is lower. Here it changes in steps: 15% lower with a deductible of $2,500 or more, and 10% higher with $500 or less.",
    },
    {
      question: "Does a home policy cover floods?",
      answer:
        "Usually not. The Texas Department of Insurance says that home policies do not usually cover damage from gradual leaks or floods. Flood insurance is a separate policy, and this estimate doesn’t include it.",
    },
    {
      question: "Why did the home insurance estimate differ on my next visit?",
      answer:
        "Each visit uses a new random factor between 0.8 and 1.2, because quotes vary. The midpoint and the range stay the same for the same answers, and a copied link always shows the result you copied.",
    },
  ],
  related: [
    {
      id: "insurance/car-insurance-estimator",
      reason: "Go here for a rough premium on your car, estimated the same way.",
    },
    {
      id: "loans-credit/mortgage",
      reason: "Go here for the mortgage payment you’ll pay along with the premium.",
    },
    {
      id: "mortgage-real-estate/property-tax",
      reason: "Go here for another yearly cost of owning a home.",
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
