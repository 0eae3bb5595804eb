import type { Words } from "@/components/prose/calculator-words";

export const words: Words = {
  question: "How much will my shares pay in dividends?",
  reviewed: "2026-11-25",
  howItWorks: (
    <>
      <p>
        One payment is your number of shares times the dividend of one share. The yearly income is
        that times the payments in a year. With a share price under More options, the result also
        shows the <strong>dividend yield</strong>: a year’s dividends divided by the price.
      </p>
      <p>
        Enter the dividend of <strong>one payment</strong>. Many quotes show the yearly amount, and
        with 4 payments that would make your income four times too high. The sentence under the
        result spells out what a share would pay in a year, so that you can check it.
      </p>
      <p>
        It assumes that every payment is the same and that you keep the same shares. Cuts and
        increases, special dividends, reinvestment, taxes, foreign withholding and changes of the
        share price are <strong>not</strong> modeled.
      </p>
    </>
  ),
  tips: [
    "Compare the yearly figure per share with the one your broker quotes. If ours is a multiple of it, you entered the yearly dividend.",
    "Use 12 for monthly payers, 2 for many foreign companies and 1 for a single payment a year.",
    "Be wary of an unusually high yield. It can come from a price that fell because a cut is expected.",
    "Fractional shares count: enter 12.5 if you hold twelve and a half.",
  ],
  useCase: {
    title: "A retiree who counts on $2,000 a year",
    story: (
      <>
        <p>
          A retiree holds 300 shares of a utility at $60. Her broker shows a dividend of $1.80. She
          enters it with 4 payments and gets $2,160.00 a year. The yield of 12% looks wrong, and the
          sentence says why: 4 payments of $1.80 a share = $7.20 a year.
        </p>
        <p>
          The $1.80 was for the whole year. With $0.45 each quarter, a payment is $135.00 and the
          year $540.00, a yield of 3%. If the company cut the dividend by a fifth, to $0.36, it
          would be $432.00. To receive $2,000 a year at $1.80 a share she would need 1,112 shares.
        </p>
      </>
    ),
  },
  faq: [
    {
      question: "Do I enter the quarterly or the yearly dividend?",
      answer:
        "The amount of one payment. If you only know the yearly dividend, either divide it by the number of payments or enter it with 1 payment a year. The yearly income is then the same.",
    },
    {
      question: "What is the difference between dividend income and dividend yield?",
      answer:
        "Income is dollars: what your shares pay you. Yield is a year’s dividends as a percentage of the share price. When the price falls the yield rises, although you are paid the same.",
    },
    {
      question: "Which day do I have to own the shares to be paid?",
      answer:
        "You have to buy before the ex-dividend date. If you buy on that day or later, you do not get the next payment; the seller does.",
    },
    {
      question: "Are dividends guaranteed?",
      answer:
        "No. A company’s board decides on each one and can lower it or leave it out. The result shows what today’s dividend would come to if it went on unchanged for a year.",
    },
    {
      question: "How are dividends taxed?",
      answer:
        "Qualified dividends are taxed at the federal rates for long-term capital gains, other dividends like wages. In a traditional IRA or 401(k) no tax is due until you take money out. The figures here are before tax.",
    },
  ],
  related: [
    {
      id: "investment-retirement/pension",
      reason: "Go here for the other regular income of a retirement.",
    },
    {
      id: "personal-finance/budget",
      reason: "Go here to put the monthly average beside your other income.",
    },
  ],
  sources: [
    {
      publisher: "Internal Revenue Service",
      title: "Topic no. 404, Dividends",
      url: "https://www.irs.gov/taxtopics/tc404.html",
      read: "2026-11-25",
    },
    {
      publisher: "KPP Financial",
      title: "Understanding Ex-Dividend Dates: When Are You Entitled to Stock and Cash Dividends?",
      url: "https://kppfinancial.com/investtalk-daily-focus-point-blog/understanding-ex-dividend-dates-when-are-you-entitled-to-stock-and-cash-dividends?hs_amp=true",
      read: "2026-11-25",
    },
    {
      publisher: "AdvisoryCloud",
      title: "Board of Directors Terms & Definitions: Dividend",
      url: "https://advisorycloud.com/board-of-directors-terms-definitions/dividend",
      read: "2026-11-25",
    },
    {
      publisher: "Investopedia",
      title: "Is a company allowed to reduce its dividends?",
      url: "https://www.investopedia.com/ask/answers/04/052804.asp",
      read: "2026-11-25",
    },
  ],
};
