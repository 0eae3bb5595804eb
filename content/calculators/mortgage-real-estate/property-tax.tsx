import type { Words } from "@/components/prose/calculator-words";

export const words: Words = {
  question: "How much property tax will I pay?",
  reviewed: "2026-11-21",
  howItWorks: (
    <>
      <p>
        Many places do not tax the full market value. They multiply it by an assessment ratio to get
        the <strong>assessed value</strong>, and the tax rate applies to that. A year’s tax is the
        assessed value times the rate, and a twelfth of it is what you would set aside each month.
        Where a lender collects the tax through an escrow account, that twelfth is part of the
        mortgage payment and changes with the tax.
      </p>
      <p>
        The <strong>effective tax rate</strong> is the year’s tax as a percentage of the market
        value. It is the figure to compare two places by, because a high rate on a small part of the
        value can be less than a low rate on all of it.
      </p>
      <p>
        Exemptions, caps on how fast an assessed value may rise, special assessments and discounts
        for early payment are <strong>not</strong> modeled. Nor is any change of rate or value: this
        is one year at the numbers you enter.
      </p>
    </>
  ),
  tips: [
    "Take the rate and the ratio from the latest bill or notice for the address. The total of all taxing bodies counts: county, city, schools and special districts.",
    "When you buy, enter the price you will pay. The seller’s bill may rest on an older value or on an exemption that ends with the sale.",
    "Ask the assessor which exemptions you qualify for, and by when to apply. Many have to be applied for.",
    "Read the notice of value as soon as it arrives. It has the deadline for an appeal, and when the tax bill arrives that may be over.",
  ],
  useCase: {
    title: "A buyer who was shown the seller’s bill",
    story: (
      <>
        <p>
          A listing gives last year’s tax as $3,596. The town assesses at 80% and its rates add up
          to 1.45%, so that bill belongs to a market value of $310,000. The buyer is about to pay
          $420,000.
        </p>
        <p>
          At that value the assessed value is $336,000.00 and the tax $4,872.00 a year, which is
          $1,276.00 more than the listing says. She counts $406.00 a month, and not a twelfth of the
          old bill, beside the payment on the loan, and asks the assessor when a sale changes the
          value on the roll.
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
        "Divide it by 10. A mill is $1 of tax for each $1,000 of assessed value, so 14.5 mills is 1.45%. A rate per $100 is the percentage itself.",
    },
    {
      question: "How do I count a homestead exemption?",
      answer:
        "Where it is taken off the assessed value, multiply the exemption by the rate and subtract that from the yearly tax. With $50,000 exempt and a rate of 1.45%, the tax is $725.00 lower. Where it is taken off the market value, enter the value without it.",
    },
    {
      question: "Why can a place with a higher tax rate be cheaper?",
      answer:
        "Because the rate says nothing without the assessment ratio. On a home worth $420,000, a rate of 8% at a ratio of 10% is $3,360.00 a year, and 1.45% at 80% is $4,872.00. The effective rates are 0.80% and 1.16%.",
    },
  ],
  related: [
    {
      id: "loans-credit/mortgage",
      reason:
        "Go here to add the tax to the payment on the loan and see what the home costs a month.",
    },
    {
      id: "mortgage-real-estate/mortgage-affordability",
      reason: "Go here to see what this tax does to the price that your income can carry.",
    },
    {
      id: "loans-credit/refinance",
      reason: "Go here if it is the loan payment, and not the tax, that you want to lower.",
    },
  ],
  sources: [
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
