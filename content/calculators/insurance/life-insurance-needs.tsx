import type { Words } from "@/components/prose/calculator-words";

export const words: Words = {
  question: "How much life insurance do I need?",
  reviewed: "2026-11-30",
  howItWorks: (
    <>
      <p>
        We add up what your family would need: your annual income times the years to replace, your
        debts, the mortgage and education costs. Then we subtract what your family has: savings and
        the insurance you already carry. The difference is the <strong>estimated need</strong>. If
        you have enough, it is 0.
      </p>
      <p>
        Without options, the years of income are simply added up. Under <b>Present value</b>, each
        year’s income, paid at the start of the year, rises with your raises and is discounted at
        the return on the payout. A partner’s income and survivors benefits count only as far as
        they replace your income, and rise with it. Final expenses are added to the needs.
      </p>
      <p>
        You enter survivors benefits yourself. The family maximum, the earnings test, the ages of
        your children, remarriage, pensions, estate taxes and the price of a policy are{" "}
        <strong>not</strong> modeled. Neither is unpaid work at home that your family would have to
        pay someone else to do.
      </p>
    </>
  ),
  tips: [
    "Don’t count the mortgage twice. If you enter its balance, leave its payments out of the income to replace.",
    "Subtract what you spend on yourself from the income. Your family would no longer need that part.",
    "Run the numbers for each partner. Unpaid work at home has value too: enter what it would cost per year as the income.",
    "Come back when you have a child, buy a home or pay off a loan. Each of these changes what your family needs.",
  ],
  useCase: {
    title: "Insured at work for twice the salary",
    story: (
      <>
        <p>
          A teacher earns $64,000 and has life insurance from work for twice that, $128,000. The
          family has $35,000 in savings, owes $186,000 on the home and $12,000 on a car, and wants
          to set aside $80,000 for the education of two children. The younger one is six, so she
          counts twelve years. The needs add up to $1,046,000. The family already has $163,000, so
          the estimated need is $883,000.
        </p>
        <p>
          Then she looks at what her family would really have to replace. After tax, and without the
          mortgage payment and what she spends on herself, it is $42,000 a year. That lowers the
          needs to $782,000 and the estimate to $619,000. She gets prices for both amounts before
          she decides.
        </p>
      </>
    ),
  },
  faq: [
    {
      question: "For how many years should life insurance replace my income?",
      answer:
        "For as long as someone depends on it: until your youngest child is independent, or your partner gets a pension. The ten years filled in here are only a starting point. With an income of $60,000, each extra year adds $60,000 to the need.",
    },
    {
      question: "Does the life insurance from my job count?",
      answer:
        "Yes, enter it as existing insurance. But find out how much it is, and whether you could keep it if you left. To see what you would need without the job, calculate again without it.",
    },
    {
      question: "Is the estimate too high because money can be invested?",
      answer:
        "The income part is. Twelve years of $72,000 count as $864,000. With raises of 3% a year and a payout that earns 5%, $778,994 today would pay them all. Enter both under Present value. But returns aren’t certain, and simply adding up the years is the cautious choice.",
    },
    {
      question: "What would Social Security pay my family?",
      answer:
        "It depends on your earnings record and on who survives you. A surviving spouse may get benefits from age 60, or at any age while caring for your child under 16. Children may get them while they are under 18. Each child generally gets 75% of your benefit, up to a family limit. Your Social Security Statement, at ssa.gov/myaccount, estimates what your family could get. Enter that under Income your family would still have.",
    },
  ],
  related: [
    {
      id: "insurance/disability-insurance-needs",
      reason: "Go here for the other way income can stop: an illness or an injury.",
    },
    {
      id: "education/college-savings",
      reason: "Go here to estimate the education costs you enter above.",
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
      publisher: "Social Security Administration, in Wicked Local",
      title: "Everything Social Security: Our lifetime commitment to you and yours",
      url: "https://melrose.wickedlocal.com/news/20191209/everything-social-security-our-lifetime-commitment-to-you-and-yours",
      read: "2026-11-30",
    },
    {
      publisher: "HealthCare.gov",
      title: "Social Security survivors benefits",
      url: "https://www.healthcare.gov/glossary/social-security-survivors-benefits/",
      read: "2026-11-21",
    },
  ],
};
