import type { Words } from "@/components/prose/calculator-words";

export const words: Words = {
  question: "Will my estate owe federal tax?",
  reviewed: "2026-11-25",
  howItWorks: (
    <>
      <p>
        The debts and expenses are taken off the gross estate, then what goes to a spouse and to
        charity. The rest is the <strong>taxable estate</strong>.
      </p>
      <p>
        <strong>Under the law</strong> the exclusion is that of the year of death, $15,000,000 in
        2026. A table of rates from 18% to 40% is applied to the whole taxable estate, and a credit
        takes back the tax of the same table on the exclusion. All rates but the last are used up
        below $1,000,000, so what remains is 40% of the part above the exclusion. The illustration
        beside it taxes at 40% what is above the exemption of 2024, $13,610,000.
      </p>
      <p>
        One person is calculated, a citizen or resident who made no taxable gifts in life. An
        exclusion left over from a spouse, estate and inheritance taxes of states, the tax on gifts
        that skip a generation, special values for farms, and other credits are <strong>not</strong>{" "}
        modeled. What goes to a spouse and to charity is assumed to bear none of the tax.
      </p>
    </>
  ),
  tips: [
    "Enter what things were worth on the day of death, not what they cost. Insurance on the person’s own life counts if they owned the policy, even if it is paid to somebody else.",
    "If taxable gifts were made in life and no gift tax was ever paid on them, add them to the gross estate. The tax then comes out right; take them off what is left for the heirs.",
    "For a death in 2024 or 2025, choose that year under More options. The exclusion of the year of death counts, not that of the year of the return.",
    "Look at the gross estate to see whether a return must be filed. Above the exclusion it must, whatever the deductions, so an estate can have to file and owe no tax.",
  ],
  useCase: {
    title: "A gift that costs the heirs less than it gives",
    story: (
      <>
        <p>
          A builder without a spouse wants to know what his children would be left with. His
          business, land and savings are worth $16,200,000, and debts and expenses would take
          $450,000. That makes a taxable estate of $15,750,000. Under 2026 law the tax is $300,000,
          and $15,450,000 is left. By the figures of 2024 it would be $856,000.
        </p>
        <p>
          He has thought of leaving $1,000,000 to a land trust. With that the taxable estate is
          $14,750,000, which is $250,000 below the exclusion, and no tax is due under 2026 law. The
          children would have $14,750,000, so that the gift of $1,000,000 costs them $700,000. The
          rest of it would have gone in tax, $300,000.
        </p>
      </>
    ),
  },
  faq: [
    {
      question: "Is the whole estate taxed once it is above the exclusion?",
      answer:
        "No, only the part above it. Under 2026 law a taxable estate of $15,000,001 owes $0.40. One of $20,000,000 owes $2,000,000, which is 40% of the $5,000,000 above the exclusion and 10% of the whole.",
    },
    {
      question: "Why does the estate tax table start at 18% if the rate is 40%?",
      answer:
        "Because the law taxes the whole taxable estate by the table and then gives a credit. On $20,000,000 the table comes to $7,945,800. The credit for 2026 is $5,945,800, the tax of the same table on $15,000,000, and $2,000,000 remains. Each rate below 40% is in both amounts, so that it cancels out.",
    },
    {
      question: "What happens to the exclusion that the first spouse does not use?",
      answer:
        "The survivor can add it to their own, which is called portability. The executor of the first spouse has to elect it on Form 706, even if no tax is due. An estate that must file the return anyway has nine months from the death, plus any extension. One that need not has five years, if the return says at the top that it is filed under Rev. Proc. 2022-32. This page counts one exclusion, so it shows too much tax for such a survivor: up to $6,000,000 if the whole $15,000,000 was left over, which is 40% of it.",
    },
    {
      question: "Can a state tax an estate that owes nothing to the IRS?",
      answer:
        "Yes. The Tax Foundation counts twelve states and the District of Columbia with an estate tax of their own, and five states with an inheritance tax, which those who inherit pay. Maryland has both. Their limits are their own. None of this is in the figures.",
    },
  ],
  related: [
    {
      id: "personal-finance/net-worth",
      reason: "Go here to list what is owned and owed before you fill in the form.",
    },
    {
      id: "insurance/life-insurance-needs",
      reason: "Go here to see what a family would need after a death. That page leaves taxes out.",
    },
    {
      id: "investment-retirement/capital-gains",
      reason: "Go here for the tax on selling something that has gained in value.",
    },
  ],
  sources: [
    {
      publisher: "Congressional Research Service",
      title: "The Estate and Gift Tax: An Overview (R48183)",
      url: "https://www.everycrsreport.com/reports/R48183.html",
      read: "2026-11-21",
    },
    {
      publisher: "Internal Revenue Service, in the Federal Register",
      title: "Portability of a Deceased Spousal Unused Exclusion Amount",
      url: "https://regulations.justia.com/regulations/fedreg/2015/06/16/2015-14663.html",
      read: "2026-11-21",
    },
    {
      publisher: "The Tax Adviser",
      title: "Updated simplified method for estate portability elections",
      url: "https://www.thetaxadviser.com/issues/2022/nov/updated-simplified-method-for-estate-portability-elections.html",
      read: "2026-11-25",
    },
    {
      publisher: "Bowditch & Dewey",
      title:
        "Big Increase in 2026 Federal Estate Exemption – IRS Issues 2026 Inflation Adjustments",
      url: "https://www.bowditch.com/estateandtaxplanningblog/2025/10/28/big-increase-in-2026-federal-estate-exemption-irs-issues-2026-inflation-adjustments/",
      read: "2026-11-21",
    },
    {
      publisher: "Tax Foundation",
      title: "Estate and Inheritance Taxes by State",
      url: "https://taxfoundation.org/data/all/state/estate-inheritance-taxes/",
      read: "2026-11-21",
    },
  ],
};
