import type { Words } from "@/components/prose/calculator-words";

export const words: Words = {
  question: "How much disability insurance do I need?",
  reviewed: "2026-11-21",
  howItWorks: (
    <>
      <p>
        Two needs are worked out. One replaces a percentage of your gross income, the other pays
        your essential expenses. From each, what would come in anyway is taken: other income and the
        disability benefit you already have. The <strong>recommended benefit</strong> is the larger
        of the two.
      </p>
      <p>
        Your liquid savings do not lower the benefit, because a disability can outlast any savings.
        They matter for the time before a policy pays, so the result says how many months of
        essential expenses they would cover.
      </p>
      <p>
        The waiting period of a policy, how long it pays, tax on benefits, Social Security
        disability and the most that an insurer will cover are <strong>not</strong> modeled. Nor is
        what counts as a disability: some policies pay if you cannot do your own job, others only if
        you cannot do any.
      </p>
    </>
  ),
  tips: [
    "Look up what your employer’s plan counts as pay. Bonuses and overtime are often left out, so 60% may be less than it sounds.",
    "If the benefit you have would be taxed, enter what would be left after tax. The expenses have to be paid from that.",
    "Add to the expenses what an illness costs and your employer pays today, such as health insurance premiums.",
    "Compare policies by their definition of disability and their waiting period first, and by price second.",
  ],
  useCase: {
    title: "A plan at work that pays 60%, of something else",
    story: (
      <>
        <p>
          A warehouse manager earns $6,200 a month with overtime. His plan at work pays 60% of base
          pay, which is $5,000, so it would pay $3,000. The essential expenses are $4,300 and rent
          from a room brings $450. Replacing 60% of what he earns would take $270.00 a month more,
          but the expenses take $850.00, and that is the recommended benefit.
        </p>
        <p>
          His employer pays the premiums, so the benefit would be taxed. With $2,600 in place of
          $3,000 the recommended benefit becomes $1,250.00. And the plan pays only after six months,
          while his $15,000 of savings would pay 3.49 months of expenses. He asks for the price of a
          policy, and saves for the rest of the wait first.
        </p>
      </>
    ),
  },
  faq: [
    {
      question: "Why is 60% of income the usual target?",
      answer:
        "Because many plans at work pay about that, and a benefit that is not taxed can come close to what is left of a paycheck after tax. It is not a rule. If your essential expenses are more than 60% of your gross income, the second need here is the larger one.",
    },
    {
      question: "Are disability benefits taxed?",
      answer:
        "It depends on who paid the premiums. If you paid them from taxed income, the benefits are not taxed. If your employer paid them and they were not part of your taxable pay, the benefits are taxed. Where both paid, a part is. This page does not take off any tax.",
    },
    {
      question: "Can I count on Social Security disability instead?",
      answer:
        "Not for the first months, and not for every disability. Social Security pays only for one that is expected to last at least a year or to end in death, and only after five months. Many plans at work pay less once it begins. If you do want to count it, enter it as other monthly income.",
    },
    {
      question: "How long would my savings have to last before benefits begin?",
      answer:
        "At least as long as the policy’s waiting period, also called the elimination period. It is set in the policy, and a longer one usually makes it cheaper. With expenses of $4,300 a month, savings of $15,000 pay for 3.49 months, and six months would take $25,800.00.",
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
  ],
};
