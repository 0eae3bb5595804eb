import type { Words } from "@/components/prose/calculator-words";

export const words: Words = {
  question: "How much will my shares pay in dividends?",
  reviewed: "2026-11-26",
  howItWorks: (
    <>
      <p>
        One payment is your number of shares times the dividend per share. Your yearly income is
        that amount times the number of payments per year. With a share price under More options,
        the result also shows the <strong>dividend yield</strong>: a year’s dividends divided by the
        price.
      </p>
      <p>
        Enter the dividend of <strong>one payment</strong>. Many quotes show the yearly amount.
        Entered with 4 payments, that would make your income four times too high. The sentence under
        the result spells out what one share would pay in a year, so you can check it.
      </p>
      <p>
        We assume every payment is the same and you keep the same shares. Cuts and increases,
        special dividends, reinvestment, taxes, foreign withholding and share price changes are{" "}
        <strong>not</strong> modeled.
      </p>
    </>
  ),
  tips: [
    "Compare the yearly dividend per share with your broker’s quote. If ours is several times higher, you entered the yearly dividend.",
    "Use 12 for monthly payers, 2 for many foreign companies and 1 for a single payment a year.",
    "Be wary of an unusually high yield. The price may have fallen because investors expect a dividend cut.",
    "Fractional shares count: enter 12.5 if you hold twelve and a half.",
  ],
  useCase: {
    title: "A retiree who counts on $2,000 a year",
    story: (
      <>
        <p>
          A retiree owns 300 shares of a utility at $60. Her broker shows a dividend of $1.80. She
          enters it with 4 payments and gets $2,160 a year. The 12% yield looks wrong, and the
          sentence under the result shows why: 4 payments of $1.80 a share = $7.20 a year.
        </p>
        <p>
          The $1.80 was for the whole year. At $0.45 each quarter, she gets $135 per payment and
          $540 a year, a yield of 3%. If the company cut the dividend by a fifth, to $0.36, she
          would get $432 a year. To get $2,000 a year at $1.80 a share, she would need 1,112 shares.
        </p>
      </>
    ),
  },
  faq: [
    {
      question: "Do I enter the quarterly or the yearly dividend?",
      answer:
        "Enter the amount of one payment. If you only know the yearly dividend, either divide it by the number of payments or enter it with 1 payment a year. The yearly income is the same.",
    },
    {
      question: "What is the difference between dividend income and dividend yield?",
      answer:
        "Income is dollars: what your shares pay you. Yield is a year’s dividends as a percentage of the share price. When the price falls, the yield rises, even though you’re paid the same.",
    },
    {
      question: "When do I have to own the shares to get paid?",
      answer:
        "You have to buy before the ex-dividend date. If you buy on that day or later, the seller gets the next payment.",
    },
    {
      question: "Are dividends guaranteed?",
      answer:
        "No. A company’s board decides on each one and can cut it or skip it. The result shows what you would get if today’s dividend stayed the same for a year.",
    },
    {
      question: "How are dividends taxed?",
      answer:
        "Qualified dividends are taxed at the federal long-term capital gains rates. Other dividends are taxed like wages. In a traditional IRA or 401(k), no tax is due until you take money out. The amounts here are before tax.",
    },
  ],
  related: [
    {
      id: "investment-retirement/pension",
      reason: "Go here for another regular source of retirement income.",
    },
    {
      id: "personal-finance/budget",
      reason: "Go here to add the monthly average to your other income.",
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
