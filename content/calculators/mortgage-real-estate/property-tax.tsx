import type { Words } from "@/components/prose/calculator-words";

export const words: Words = {
  question: "How much property tax will I pay?",
  reviewed: "2026-11-30",
  howItWorks: (
    <>
      <p>
        Many places do not tax the full market value. They multiply it by an assessment ratio to get
        the <strong>assessed value</strong>, and the tax rate applies to that. The annual tax is the
        assessed value times the rate, and one-twelfth of it is what you would set aside each month.
        If your lender collects the tax through an escrow account, that amount is part of your
        mortgage payment and changes when the tax does.
      </p>
      <p>
        The <strong>effective tax rate</strong> is the annual tax as a percentage of the market
        value. Use it to compare two places, because a high rate on a small part of the value can
        cost less than a low rate on all of it.
      </p>
      <p>
        An <strong>exemption</strong> comes off the assessed value before the rate applies. Under
        “Years ahead and a growth cap” the market value rises each year as you say, and the assessed
        value by no more than the cap. The table shows the tax of each year and what the cap saves.
      </p>
      <p>
        Each state’s rules differ, and a sale usually ends a cap. Exemptions for some taxes only,
        special assessments, discounts for early payment and changes of the rate are{" "}
        <strong>not</strong> modeled.
      </p>
    </>
  ),
  tips: [
    "Take the rate and the ratio from the latest bill or notice for the address. Use the total for all taxing bodies: county, city, schools and special districts.",
    "When you buy, enter the price you will pay. The seller’s bill may be based on an older value or an exemption that ends with the sale.",
    "Ask the assessor which exemptions you qualify for and when to apply. You have to apply for many of them.",
    "Read the notice of value as soon as it arrives. It gives the deadline for an appeal, which may be over by the time the tax bill arrives.",
  ],
  useCase: {
    title: "A buyer who was shown the seller’s bill",
    story: (
      <>
        <p>
          A listing shows last year’s tax as $3,596. The town assesses at 80% and its rates add up
          to 1.45%, so that bill is for a market value of $310,000. The buyer is about to pay
          $420,000.
        </p>
        <p>
          At that price, the assessed value is $336,000 and the tax is $4,872 a year, which is
          $1,276 more than the listing says. On top of the loan payment, she budgets $406 a month,
          not one-twelfth of the old bill. She also asks the assessor when a sale changes the value
          on the tax roll.
        </p>
      </>
    ),
  },
  faq: [
    {
      question: "What is an assessment ratio?",
      answer:
        "The percentage of the market value that is taxed. Some places use 100%, others much less, and homes and businesses may have different ratios. If your notice shows only the two values, divide the assessed value by the market value.",
    },
    {
      question: "My tax rate is given in mills. What do I enter?",
      answer:
        "Divide it by 10. A mill is $1 of tax for each $1,000 of assessed value, so 14.5 mills is 1.45%. A rate per $100 is already the percentage.",
    },
    {
      question: "How do I account for a homestead exemption?",
      answer:
        "Enter it under “Exemption” if it comes off the assessed value. With $50,000 exempt and a rate of 1.45%, the tax is $725 lower. If it comes off the market value, enter the market value minus the exemption. If it counts for some taxes only, enter the rate of those taxes and run the others without it.",
    },
    {
      question: "How does a cap on the assessed value work?",
      answer:
        "The assessed value may rise by only so much a year, whatever the market does. In California that is 2% or inflation, in Florida 3% or inflation for a homestead, whichever is less. A sale usually sets it back to the market value, so a buyer may pay much more than the seller did.",
    },
    {
      question: "My assessed value is already below the market. What do I enter?",
      answer:
        "Divide it by the market value and enter that as the assessment ratio. The tax of this year is then right. For the years ahead, what the cap saves counts from today on, not from the day you bought.",
    },
    {
      question: "Why can a place with a higher tax rate be cheaper?",
      answer:
        "Because the rate tells you little without the assessment ratio. On a home worth $420,000, a rate of 8% at a ratio of 10% is $3,360 a year, and 1.45% at 80% is $4,872. The effective rates are 0.80% and 1.16%.",
    },
  ],
  related: [
    {
      id: "loans-credit/mortgage",
      reason: "Go here to add the tax to the loan payment and see the monthly cost of the home.",
    },
    {
      id: "mortgage-real-estate/mortgage-affordability",
      reason: "Go here to see how this tax affects the price you can afford.",
    },
    {
      id: "loans-credit/refinance",
      reason: "Go here if you want to lower the loan payment, not the tax.",
    },
  ],
  sources: [
    {
      publisher: "Yolo County, California",
      title: "Proposition 13",
      url: "https://www.yolorecorder.org/174/Proposition-13",
      read: "2026-11-30",
    },
    {
      publisher: "Hernando County Property Appraiser, Florida",
      title: "Save Our Homes",
      url: "https://hernandopa-fl.us/Default.aspx?xml=SaveOurHomes",
      read: "2026-11-30",
    },
    {
      publisher: "Grand County, Colorado",
      title: "How are property taxes determined?",
      url: "https://co.grand.co.us/Faq.aspx?QID=76",
      read: "2026-11-21",
    },
    {
      publisher: "San Juan County, Colorado",
      title: "Real Property Appeals Process",
      url: "https://sanjuancounty.colorado.gov/appeals",
      read: "2026-11-21",
    },
    {
      publisher: "Consumer Financial Protection Bureau",
      title: "Why did my monthly mortgage payment go up or change?",
      url: "https://www.consumerfinance.gov/ask-cfpb/why-did-my-monthly-mortgage-payment-go-up-or-change-en-213/",
      read: "2026-11-21",
    },
  ],
};
