import type { Words } from "@/components/prose/calculator-words";

export const words: Words = {
  question: "How much life insurance do I need?",
  reviewed: "2026-11-21",
  howItWorks: (
    <>
      <p>
        The needs are your annual income times the years it should be replaced, your debts, the
        mortgage and the cost of education. What your family has, which is savings and the insurance
        you already carry, is taken from that. The difference is the <strong>estimated need</strong>
        , and it is 0 where what you have is enough.
      </p>
      <p>
        The years of income are simply added up. What the money would earn until it is spent is not
        counted, and neither are rising prices. The first makes the estimate too high and the second
        too low.
      </p>
      <p>
        A partner’s own income, Social Security survivors benefits, pensions, final expenses, taxes
        on an estate, and the price of a policy are <strong>not</strong> modeled. Nor is the work
        that somebody does at home without pay, which others would have to be paid for.
      </p>
    </>
  ),
  tips: [
    "Do not count the mortgage twice. If it is entered as a balance, leave its payments out of the income to be replaced.",
    "Take off the income what you spend on yourself. Your family would no longer need that part.",
    "Calculate for each partner. What somebody without pay does at home has a price too: enter what it would cost a year as the income.",
    "Come back when a child is born, a home is bought or a loan is paid off. Each of these changes the need at once.",
  ],
  useCase: {
    title: "Insured at work for twice the salary",
    story: (
      <>
        <p>
          A teacher earns $64,000 and has life insurance from work for twice that, $128,000. The
          family has $35,000 in savings, owes $186,000 on the home and $12,000 on a car, and wants
          to set aside $80,000 for the education of two children. The younger one is six, so she
          counts twelve years. The needs come to $1,046,000.00, and with $163,000.00 there the
          estimated need is $883,000.00.
        </p>
        <p>
          Then she looks at what her family would really miss. After tax, without the mortgage
          payment, which would be gone, and without what she spends on herself, $42,000 a year
          remains. That lowers the needs to $782,000.00 and the estimate to $619,000.00. She asks
          for the price of both amounts before she decides.
        </p>
      </>
    ),
  },
  faq: [
    {
      question: "For how many years should life insurance replace my income?",
      answer:
        "For as long as somebody depends on it: until the youngest child is on their own, or a partner has a pension. The ten years that this page starts with are only a start. With an income of $60,000, each year more adds $60,000.00 to the need.",
    },
    {
      question: "Does the life insurance from my job count?",
      answer:
        "Yes, enter it with the existing insurance. But find out how much it is, and whether you could keep it if you left. To see where you would stand without the job, calculate a second time without it.",
    },
    {
      question: "Is the estimate too high because money can be invested?",
      answer:
        "That part of it is. Twelve years of $72,000 are counted as $864,000.00. If the money earned 2% a year more than prices rise, $761,424.57 would be enough to pay $72,000 at the end of each year. But returns are not certain, and a benefit that stays in cash loses to rising prices. The plain sum is the cautious choice.",
    },
    {
      question: "What would Social Security pay my family?",
      answer:
        "It depends on your record and on who is left. A surviving spouse may be paid from age 60, or at any age while caring for your child under 16, and children while they are under 18. Each child generally gets 75% of your benefit, up to a limit for the whole family. None of this is in the estimate; if you count on it, enter that much less income.",
    },
  ],
  related: [
    {
      id: "insurance/disability-insurance-needs",
      reason: "Go here for the other way an income can stop: an illness or an injury.",
    },
    {
      id: "education/college-savings",
      reason: "Go here to work out the education costs that you enter above.",
    },
    {
      id: "personal-finance/net-worth",
      reason: "Go here to list what you own and owe before you fill in the form.",
    },
  ],
  sources: [
    {
      publisher: "National Association of Insurance Commissioners",
      title: "Life Insurance: Securing Your Family’s Financial Future in Case of Unexpected Death",
      url: "https://www.naic.org/documents/consumer_alert_life_insurance.htm",
      read: "2026-11-21",
    },
    {
      publisher: "Social Security Administration",
      title: "What you could get from Survivor benefits",
      url: "https://ssa.gov/benefits/survivors/1945s.html",
      read: "2026-11-21",
    },
    {
      publisher: "HealthCare.gov",
      title: "Social Security survivors benefits",
      url: "https://www.healthcare.gov/glossary/social-security-survivors-benefits/",
      read: "2026-11-21",
    },
  ],
};
