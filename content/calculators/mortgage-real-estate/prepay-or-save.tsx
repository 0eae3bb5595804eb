import type { Words } from "@/components/prose/calculator-words";

export const words: Words = {
  question: "Should you pay down the mortgage or put the money in savings?",
  reviewed: "2026-11-30",
  howItWorks: (
    <>
      <p>
        The same money goes two ways. If you <strong>prepay</strong>, it lowers the loan. Your
        payment stays the same, so the loan ends early, and from then on the payment and the monthly
        amount go into savings. If you <strong>save</strong>, the money goes into savings and you
        keep paying the loan. Both ways spend the same every month.
      </p>
      <p>
        Both are compared on one day: the day the loan would end by itself, or sooner or later if
        you say so. What counts is savings minus what you still owe. The gain from prepaying is the
        difference.
      </p>
      <p>
        The <strong>break-even yield</strong> is the APY at which both end the same. A loan charges
        its rate every month, so a 6% loan costs as much as savings at 6.17% APY earn. With taxes it
        is the APY whose monthly rate, less tax, equals the loan’s monthly rate, less the tax that
        deducting it saves. It depends on neither the amount nor the time.
      </p>
      <p>
        Under “Tax on interest” you can enter what tax takes of savings interest, month by month,
        and the rate at which you deduct mortgage interest if you itemize. The tax that the
        deduction saves is put into savings as well, both ways.
      </p>
      <p>
        The standard deduction, the limit of $750,000 on the debt whose interest is deductible (26
        U.S.C. 163(h)(3)), a prepayment penalty, a yield that changes and investments that may lose
        are <strong>not</strong> modeled.
      </p>
    </>
  ),
  tips: [
    "Take the balance from your latest statement, not the amount you once borrowed.",
    "Use the APY of an account that you can open today. It can fall at any time, while the rate of a fixed loan cannot.",
    "Take the full employer match and pay off credit cards first. Both usually earn more than either choice here.",
    "If you expect to sell or refinance, enter when. The gain is smaller then, but it has the same sign.",
  ],
  useCase: {
    title: "A $14,000 bonus and 26 years left",
    story: (
      <>
        <p>
          A couple owes $287,400 at 6.875% with 26 years left and gets $14,000. Savings pay 4.3%. If
          they prepay, the loan ends 37 months sooner and saves $60,774 in interest. Saved from then
          on, the payment of $1,980 a month comes to $79,815 by the day the loan would have ended.
          In savings, the $14,000 would be $41,833. Prepaying wins by $37,982.
        </p>
        <p>
          Savings would have to pay 7.10% to keep up. If tax takes 26.5% of the interest, it takes
          9.77%. If they sell after five years, prepaying is still ahead, by $2,444.
        </p>
      </>
    ),
  },
  faq: [
    {
      question: "My mortgage rate is higher than my savings rate. Is prepaying always better?",
      answer:
        "In dollars, yes, as long as both rates stay as they are and the loan has no prepayment penalty. But money on the loan is out of reach: you get it back only by selling, refinancing or borrowing. Keep an emergency fund first.",
    },
    {
      question: "Does the mortgage interest deduction change the answer?",
      answer:
        "Only if you itemize. Most households take the standard deduction, so their mortgage interest saves no tax. If you do itemize, enter your tax rate: it makes the loan cheaper, as the tax on savings interest makes savings worth less. With the same rate on both, the two nearly cancel out.",
    },
    {
      question: "What is the difference between prepaying and a recast?",
      answer:
        "Prepaying leaves your payment as it is and ends the loan sooner. A recast spreads what is left over the same years, so that the payment falls. Servicers charge a fee for it and do not offer it on every loan. The result shows what your payment would be.",
    },
    {
      question: "Why does the loan’s payment count as savings after the loan is paid off?",
      answer:
        "Because otherwise the comparison would forget it. If you save, you pay the loan until its last month. If you prepay, you no longer have to, and that money is yours. Both ways are only comparable if both spend the same every month.",
    },
    {
      question: "I have more than I owe. What happens to the rest?",
      answer:
        "The lump sum repays the loan at once, and what is left goes into savings in both ways. The payment is saved from the first month on.",
    },
  ],
  related: [
    {
      id: "loans-credit/mortgage",
      reason: "Go here to see the schedule of a loan with extra payments, month by month.",
    },
    {
      id: "loans-credit/refinance",
      reason: "Go here if a new loan at a lower rate may do more than prepaying the old one.",
    },
    {
      id: "personal-finance/emergency-fund",
      reason: "Go here first if you are not sure how much should stay within reach.",
    },
  ],
  sources: [
    {
      publisher: "Consumer Financial Protection Bureau",
      title: "What is a prepayment penalty?",
      url: "https://www.consumerfinance.gov/ask-cfpb/what-is-a-prepayment-penalty-en-1957/",
      read: "2026-11-30",
    },
  ],
};
