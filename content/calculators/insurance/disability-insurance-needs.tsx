import type { Words } from "@/components/prose/calculator-words";

export const words: Words = {
  question: "How much disability insurance do I need?",
  reviewed: "2026-11-30",
  howItWorks: (
    <>
      <p>
        We calculate two needs. One replaces a percentage of your gross income, and the other pays
        your essential expenses. From each, we subtract what you would get anyway: other income and
        any disability benefit you already have. The <strong>recommended benefit</strong> is the
        larger of the two.
      </p>
      <p>
        Your liquid savings do not lower the benefit, because a disability can outlast any savings.
        They matter while you wait for a policy to pay, so the result shows how many months of
        essential expenses they would cover.
      </p>
      <p>
        With a waiting period, we multiply your essential expenses, minus other income and sick pay,
        by its months, and compare that with your savings. With an SSDI amount, we subtract it from
        the benefit and count five full calendar months before it begins (42 U.S.C. 423(c)(2)): what
        a smaller policy leaves unpaid until then is added to the savings you need.
      </p>
      <p>
        How long a policy pays, tax on benefits and the most an insurer will cover are{" "}
        <strong>not</strong> modeled. Nor is what counts as a disability: some policies pay if you
        cannot do your own job, others only if you cannot do any. Whether you would get SSDI, what
        it pays a family, and policies that pay less once it starts are not modeled either.
      </p>
    </>
  ),
  tips: [
    "Find out what your employer’s plan counts as pay. Bonuses and overtime often don’t count, so 60% may be less than it sounds.",
    "If your existing benefit would be taxed, enter the amount after tax. That is what you’ll have to pay your expenses.",
    "Include costs your employer pays today, such as health insurance premiums, and the costs of the illness itself.",
    "Compare policies by their definition of disability and their waiting period first, and by price second.",
  ],
  useCase: {
    title: "A plan at work that pays 60%, but of base pay",
    story: (
      <>
        <p>
          A warehouse manager earns $6,200 a month with overtime. His plan at work pays 60% of his
          $5,000 base pay, or $3,000. His essential expenses are $4,300, and he rents out a room for
          $450. He would need $270 more a month to replace 60% of what he earns, but $850 more to
          pay his expenses, so $850 is the recommended benefit.
        </p>
        <p>
          His employer pays the premiums, so the benefit would be taxed. With $2,600 instead of
          $3,000, the recommended benefit becomes $1,250. Also, the plan starts paying only after
          six months, and his $15,000 in savings would cover 3.49 months of expenses. He gets a
          price for a policy, and first saves enough for the rest of the wait.
        </p>
      </>
    ),
  },
  faq: [
    {
      question: "Why is 60% of income the usual target?",
      answer:
        "Many plans at work pay about that much, and an untaxed benefit of that size can come close to your take-home pay. It isn’t a rule. If your essential expenses are more than 60% of your gross income, the second need here is the larger one.",
    },
    {
      question: "Are disability benefits taxed?",
      answer:
        "It depends on who paid the premiums. If you paid them from taxed income, the benefits aren’t taxed. If your employer paid them and they weren’t part of your taxable pay, the benefits are taxed. If you both paid, part of the benefit is taxed. This page doesn’t subtract any tax.",
    },
    {
      question: "Can I count on Social Security disability instead?",
      answer:
        "Not for the first months, and not for every disability. Social Security pays only if the disability is expected to last at least a year or result in death, and only after five full calendar months. A decision can take months or even years. Many plans at work pay less once Social Security starts. To see what it would leave to a policy, enter the monthly amount from your Social Security Statement under Social Security disability (SSDI).",
    },
    {
      question: "How long would my savings have to last before benefits begin?",
      answer:
        "At least as long as the policy’s waiting period, also called the elimination period, and often a month more, because many policies pay at the end of the month. A longer one usually means a lower premium. Enter it under Waiting period. With expenses of $4,300 a month, $15,000 in savings lasts 3.49 months, and six months would take $25,800.",
    },
  ],
  related: [
    {
      id: "insurance/life-insurance-needs",
      reason: "Go here to see what your family would need if you died.",
    },
    {
      id: "personal-finance/emergency-fund",
      reason: "Go here to plan the savings that carry you through the waiting period.",
    },
    {
      id: "personal-finance/budget",
      reason: "Go here to find out which of your expenses are essential.",
    },
  ],
  sources: [
    {
      publisher: "Idaho Department of Insurance",
      title: "Disability Insurance",
      url: "https://doi.idaho.gov/consumers/disability-insurance/",
      read: "2026-11-21",
    },
    {
      publisher: "Strategic Finance",
      title: "Taxes: Long-Term Disability Insurance",
      url: "https://www.sfmagazine.com/en/Articles/2020/October/Taxes-Long-Term-Disability-Insurance",
      read: "2026-11-21",
    },
    {
      publisher: "Iowa State University, Center for Agricultural Law and Taxation",
      title: "Care Needed When Paying Disability Premiums",
      url: "https://www.calt.iastate.edu/article/care-needed-when-paying-disability-premiums",
      read: "2026-11-21",
    },
    {
      publisher: "Congressional Research Service",
      title:
        "Social Security Disability Insurance (SSDI): The Five-Month Waiting Period for Benefits",
      url: "https://www.everycrsreport.com/files/20140124_RS22220_a7b280da82b3e898c292da9b732df24d44230b69.html",
      read: "2026-11-21",
    },
    {
      publisher: "Social Security Administration",
      title: "POMS DI 10105.070: Waiting Period for Disability Insurance Benefits",
      url: "https://secure.ssa.gov/poms.Nsf/lnx/0410105070",
      read: "2026-11-30",
    },
    {
      publisher: "Social Security Advisory Board",
      title: "How long does it take to get a disability decision?",
      url: "https://www.ssab.gov/research/how-long-does-it-take-to-get-a-disability-decision/",
      read: "2026-11-30",
    },
    {
      publisher: "Policygenius",
      title: "What does an elimination period mean?",
      url: "https://www.policygenius.com/blog/my-long-term-disability-insurance-policy-mentions-an-elimination-period-or-waiting-period-what-does-that-mean/",
      read: "2026-11-30",
    },
  ],
};
