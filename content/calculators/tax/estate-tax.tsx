import type { Words } from "@/components/prose/calculator-words";

export const words: Words = {
  question: "Will my estate owe federal tax?",
  reviewed: "2026-11-30",
  howItWorks: (
    <>
      <p>
        We subtract debts and expenses from the gross estate, then what goes to a spouse and to
        charity. The rest is the <strong>taxable estate</strong>.
      </p>
      <p>
        <strong>Under the law</strong>, the exclusion is the one for the year of death, $15,000,000
        in 2026. The law taxes the whole taxable estate with a table of rates from 18% to 40%, then
        gives a credit equal to the same table’s tax on the exclusion. All rates below 40% apply
        only to the first $1,000,000, so the tax works out to 40% of the part above the exclusion.
        The illustration below it taxes anything above the 2024 exemption of $13,610,000 at 40%.
      </p>
      <p>
        <strong>Gifts made in life</strong> use up the exclusion. The law adds the taxable ones to
        the estate and takes off the gift tax on them (26 U.S.C. 2001(b)). A{" "}
        <strong>deceased spouse’s unused exclusion</strong> is added to your own (26 U.S.C.
        2010(c)). Choose a <strong>state</strong> to see whether it taxes estates or heirs, and from
        what threshold. Its tax itself is not worked out.
      </p>
      <p>
        We calculate for one citizen or resident. The amount of a state’s tax and its deduction from
        the federal estate, the exclusions of the years in which gifts were made, gifts split
        between spouses, the generation-skipping transfer tax, special farm valuations, and other
        credits are <strong>not</strong> modeled. We assume that none of the tax is paid from what
        goes to a spouse and to charity.
      </p>
    </>
  ),
  tips: [
    "Enter what things were worth on the day of death, not what they cost. Life insurance counts if the person owned the policy, even if it pays someone else.",
    "Taxable gifts are what went beyond the yearly exclusion for each person. Form 709 of each year lists them. If gift tax was paid, enter it too: in most cases there was none.",
    "For a death in 2024 or 2025, choose that year under More options. The year of death sets the exclusion, not the year you file the return.",
    "The gross estate decides whether a return must be filed. If it is above the exclusion, the estate must file, whatever its deductions. So an estate may have to file and still owe no tax.",
  ],
  useCase: {
    title: "A gift that costs the heirs less than it gives",
    story: (
      <>
        <p>
          An unmarried builder wants to know how much his children would get. His business, land and
          savings are worth $16,200,000, and debts and expenses would take $450,000. That leaves a
          taxable estate of $15,750,000. Under 2026 law, the tax is $300,000, and $15,450,000 is
          left. With the 2024 numbers, the tax would be $856,000.
        </p>
        <p>
          He is thinking of leaving $1,000,000 to a land trust. The taxable estate would then be
          $14,750,000, which is $250,000 below the exclusion, so no tax would be due under 2026 law.
          The children would get $14,750,000, so the $1,000,000 gift costs them $700,000. The other
          $300,000 would have gone to tax.
        </p>
      </>
    ),
  },
  faq: [
    {
      question: "Is the whole estate taxed once it is above the exclusion?",
      answer:
        "No, only the part above it. Under 2026 law, a taxable estate of $15,000,001 owes $0.40. An estate of $20,000,000 owes $2,000,000, which is 40% of the $5,000,000 above the exclusion and 10% of the whole estate.",
    },
    {
      question: "Why does the estate tax table start at 18% if the rate is 40%?",
      answer:
        "Because the law taxes the whole taxable estate with the table and then gives a credit. On $20,000,000, the table’s tax is $7,945,800. The 2026 credit is $5,945,800, the table’s tax on $15,000,000, which leaves $2,000,000. The rates below 40% are in both amounts, so they cancel out.",
    },
    {
      question: "What happens to the exclusion that the first spouse does not use?",
      answer:
        "The survivor can add it to their own, which is called portability. The first spouse’s executor has to elect it on Form 706, even if no tax is due. An estate that has to file the return anyway has nine months from the death, plus any extension. An estate that doesn’t have to file has five years, if the return says at the top that it is filed under Rev. Proc. 2022-32. Enter the amount that the first spouse’s Form 706 shows. A whole exclusion of $15,000,000 saves up to $6,000,000.",
    },
    {
      question: "Can a state tax an estate that owes nothing to the IRS?",
      answer:
        "Yes. The Tax Foundation counts twelve states and the District of Columbia with an estate tax, and five states with an inheritance tax, which the heirs pay. Maryland has both. Each state sets its own limits: Oregon begins at $1,000,000, and New York taxes the whole estate once it is more than 105% of $7,350,000. Choose a state to see its threshold. The results don’t include the amount of these taxes.",
    },
  ],
  related: [
    {
      id: "personal-finance/net-worth",
      reason: "Go here to list what you own and owe before you fill in the form.",
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
      publisher: "United States Code, at checkoutapi.com",
      title: "26 U.S.C. 2001, imposition and rate of tax",
      url: "https://checkoutapi.com/uscode/26/2001",
      read: "2026-11-30",
    },
    {
      publisher: "United States Code, at govregs.com",
      title: "26 U.S.C. 2010, unified credit against estate tax",
      url: "https://govregs.com/uscode/title26_subtitleB_chapter11_subchapterA_partII_section2010",
      read: "2026-11-30",
    },
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
