import type { Slug } from "@/content/blog/titles";
import type { CalculatorId } from "@/lib/catalogue/calculators";

/**
 * What people call a thing whose name here they may not know, separated by commas: what they would
 * type into a search box. The name and the description are found anyway. A word that stands alone
 * says that this calculator is what most people mean by it.
 */
export const everydayWords = {
  "personal-finance/budget":
    "budget, monthly expenses, bills, household budget, family budget, weekly budget, budget my pay, living paycheck to paycheck, 50/30/20, make ends meet, what can i spend, income and expenses, money left over, groceries and rent, cost of living, allowance",
  "personal-finance/savings-goal":
    "save for a vacation, save for a trip, holiday, wedding, save up for something, buy a boat, new phone, saving for a house deposit, when can i afford it, how long to save, target, sinking fund, save for a car, christmas",
  "personal-finance/emergency-fund":
    "rainy day fund, emergency savings, lost my job, job loss, laid off, unemployed, safety net, cushion, reserve, unexpected bills, months of expenses, months of savings, just in case, layoff, furlough, severance",
  "personal-finance/net-worth":
    "what am i worth, how rich am i, wealth, assets and liabilities, what i own and owe, balance sheet, millionaire, total assets",
  "personal-finance/debt-payoff":
    "get out of debt, debt free, pay off debt, pay debt faster, pay off a loan early, snowball, avalanche, collections, medical debt, personal loan, owe money, consolidate debt, debt consolidation, several debts, several credit cards, bnpl, collection agency, which debt first, which card to pay first, drowning in debt",
  "personal-finance/spending-tracker":
    "where does my money go, track my spending, expenses, shopping, groceries, subscriptions, what i spend",
  "personal-finance/cash-flow": "money in and out, income versus expenses, deficit or surplus",
  "loans-credit/loan-payment":
    "loan, personal loan, installment, monthly payment, borrow money, bank loan, interest on a loan, loan interest, apr of a loan, payday loan, emi, cosign a loan",
  "loans-credit/amortization":
    "amortisation, payment schedule, loan schedule, loan balance, pay off mortgage early, table of payments, extra payments, pay extra, overpay, prepay, prepayment, biweekly payments, 15 or 30 years, how much of my payment is interest",
  "loans-credit/auto-loan":
    "car, car payment, car loan, buy a car, vehicle, truck, motorcycle, boat or rv loan, used car, new car, trade-in, finance a car, auto financing, lease, auto payment, car lease, upside down on my car, zero percent financing, lease or buy a car, rebate or low rate, negative equity, owe more than my car is worth, trade in and still owe",
  "loans-credit/mortgage":
    "home, house payment, home loan, mortgage payment, buy a house, monthly house payment, condo, thirty year fixed, interest rate on a house, pmi, private mortgage insurance, escrow, hoa fees, hoa dues, piti, extra mortgage payments, pay extra on my mortgage, overpay my mortgage, 15 or 30 year mortgage, fha loan, va loan, arm, jumbo loan, buy down the rate, loan to value, when does pmi end",
  "loans-credit/student-loan":
    "student loan payment, college loan, student debt, federal loan, education loan, school loan, parent plus loan, college debt",
  "loans-credit/credit-card-payoff":
    "pay off my card, credit card debt, credit card interest, visa, mastercard, amex, minimum payment, card balance, apr, plastic, balance transfer, revolving debt, 0% offer, pay only the minimum, 36 months",
  "loans-credit/refinance":
    "lower my mortgage payment, refi, new mortgage, switch loans, closing costs, better interest rate, rates dropped, points, mortgage points, discount points, cash out refinance, lower my rate, refinance my home",
  "loans-credit/heloc":
    "borrow against my home, home equity line of credit, home equity loan, second mortgage, use my house for a loan, equity, remodel, renovation, cash out, home equity, heloc or refinance, cltv, combined loan to value",
  "investment-retirement/compound-interest":
    "how fast will my money grow, invest, savings account, interest, growth, double my money, rule of 72, certificate of deposit, cd, high yield savings, interest on savings, bank interest, apy, become a millionaire, inflation, cost of inflation, cd ladder, money market, treasury bills, savings bond, future value, investment growth, cagr, annual percentage yield",
  "investment-retirement/sip":
    "systematic investment plan, invest every month, monthly investing, dollar cost averaging, regular investment, recurring investment, automatic investing",
  "investment-retirement/mutual-fund":
    "index fund, etf, fund fees, expense ratio, stocks, stock market, s&p 500, vanguard, fidelity, investing, target date fund, 12b-1 fee, fund load, robo advisor",
  "investment-retirement/401k":
    "company match, employer match, work retirement account, 403b, 457, tsp, workplace plan, max out, 401k loan, vesting, catch-up contribution, thrift savings plan, roth 401k, auto escalation",
  "investment-retirement/ira":
    "roth, roth ira, traditional ira, backdoor roth, rollover, retirement account, sep ira, roth conversion, roth or traditional, roth limit, catch-up",
  "investment-retirement/retirement-planner":
    "retire, retire at 60, retire early, fire, when can i retire, nest egg, old age, financial independence, 4% rule, withdrawal rate, retirement savings, retirement income, social security, hsa, health savings account, rmd, required minimum distribution, early retirement, how long will my money last, inflation in retirement, medicare, outlive my money, coast fire",
  "investment-retirement/annuity":
    "annuity payout, lump sum or payments, present value, future value, lottery, equal payments, structured settlement, guaranteed income, npv, discount rate, immediate annuity, time value of money",
  "investment-retirement/pension":
    "defined benefit, military pension, government pension, state pension, years of service, company pension, pers, fers, csrs, final average salary, multiplier",
  "investment-retirement/dividend":
    "dividend income, passive income, dividend yield, income from stocks, shares, drip, dividend per share, qualified dividends",
  "investment-retirement/capital-gains":
    "sold some stock, sell my house, sell shares, sell a duplex, tax on selling a rental, inherited house, crypto, bitcoin, profit on a sale, tax on investments, long term gain, nft, cost basis, short term gain, niit, rsu, espp, stock options, house sale tax, sell my home, home sale exclusion, capital loss, loss carryover, tax loss harvesting",
  "mortgage-real-estate/mortgage-affordability":
    "how much house, how much house can i afford, can i afford a house, home price, first home, preapproval, down payment, mortgage for my salary, dti, debt to income",
  "mortgage-real-estate/rent-vs-buy":
    "should i rent, rent, rent or buy, rent or own, buy or rent, apartment, renter, landlord, lease, stop renting, rent versus own, keep renting",
  "mortgage-real-estate/property-tax":
    "real estate tax, house tax, home tax, county tax, assessment, assessed value, mill rate, land tax, homestead exemption, millage, tax assessor",
  "mortgage-real-estate/real-estate-roi":
    "rental property, rental income, money from a rental, investment property, airbnb, vacation rental, landlord, cap rate, cash on cash, house flipping, buy to let, return on a rental, rental cash flow, noi, dscr, duplex, rental yield, brrrr, tenant, sell a rental, rental irr",
  "mortgage-real-estate/prepay-or-save": "pay down mortgage or savings, pay off house early",
  "business-finance/break-even":
    "how many do i have to sell, cover my costs, fixed costs, variable costs, sales needed, units to sell, break even price, unit economics, contribution margin, bep, margin of safety, operating leverage",
  "business-finance/profit-margin":
    "what price should i charge, markup, pricing, gross margin, net margin, how much to charge, set a price, etsy shop, profit on sales, selling price, gross profit, wholesale price, discount, cogs, mark up",
  "business-finance/business-loan":
    "sba loan, commercial loan, loan for my company, small business loan, equipment loan, working capital, business line of credit, merchant cash advance, franchise loan",
  "business-finance/inventory-turnover":
    "unsold stock, stock in my warehouse, inventory, days of inventory, storage, merchandise, cost of goods sold, inventory turns, dio, overstock, stock turnover",
  "business-finance/startup-costs":
    "opening a restaurant, start a business, open a shop, starting a company, new business, launch, seed money, food truck, franchise, business plan, small business, side business, llc costs, cost to start a business, funding gap",
  "business-finance/cash-flow-forecast":
    "will my business run out of money, runway, burn rate, cash projection, predict cash, business cash, months of cash, cash runway, monthly burn, seasonal business",
  "business-finance/ebitda":
    "operating profit, company earnings, what is my business worth, value a company, earnings before interest and taxes, ebit, value of my business, sell my business, valuation, ebitda multiple, operating income, add-backs, enterprise value, adjusted ebitda",
  "business-finance/business-roi":
    "return on investment, roi, is it a good investment, marketing return, project return, equipment payback, payback, payback period, irr, roas, cost benefit, npv, net present value, internal rate of return, discount rate",
  "education/college-savings":
    "kids college, college fund, tuition, save for college, university, cost of college, child education, college costs, baby, school fees, how much to save for college, esa, room and board, financial aid, fafsa",
  "education/student-loan-repayment":
    "pay student loan faster, repay early, student debt payoff, forgiveness, pslf, income driven repayment, idr, save plan, paye, ibr, rap, repayment assistance plan, deferment, extra payments",
  "education/529-plan-growth":
    "529, 529 plan, education savings plan, college account, college investment, grandchild, education ira",
  "education/loan-affordability":
    "how much can i borrow, how big a loan, loan amount, what loan can i afford, maximum loan, borrowing limit, cosign, cosigner, qualify for a loan, borrowing power",
  "insurance/life-insurance-needs":
    "if i die, leave money to my family, term life, death benefit, protect my family, funeral, life cover, how much life insurance, widow, dependents, support my children, whole life, life insurance quote, burial",
  "insurance/health-premium-estimator":
    "obamacare, aca, affordable care act, medical insurance, marketplace, health plan, health care cost, healthcare, premium tax credit, subsidy, bronze silver gold, doctor, cobra, health insurance if i retire early, copay, out of pocket, medicaid, magi, healthcare.gov, health deductible, open enrollment",
  "insurance/car-insurance-estimator":
    "auto insurance, insurance for my car, vehicle insurance, insure my car, driver, teenage driver, liability, collision, insurance for a teenager, sr22, dui, uninsured motorist, accident forgiveness",
  "insurance/home-insurance-estimator":
    "homeowners insurance, house insurance, insure my house, dwelling, property insurance, fire and storm damage, flood, deductible, renters insurance, home owners insurance, hurricane, condo insurance, earthquake",
  "insurance/disability-insurance-needs":
    "what if i cant work, unable to work, injured, sick, illness, income protection, paycheck protection, accident, disabled, lose my income, ssdi, long term disability, short term disability, elimination period, workers comp, maternity leave",
  "tax/income-tax":
    "tax, how much tax, federal tax, tax bracket, irs, tax refund, standard deduction, w2, marginal rate, child tax credit, ctc, eitc, agi, amt, tax credit, form 1040, dependents, itemize, head of household, how much will i owe, tax withholding, cheaper state to live in",
  "tax/sales-tax":
    "tax on a purchase, shopping, checkout, receipt, vat, state sales tax, add tax to price, tip, restaurant bill, percent of a bill, use tax, gst, price plus tax",
  "tax/self-employment-tax":
    "side hustle, side job, set aside for taxes, freelance, freelancer, 1099, gig work, uber, contractor, self employed, own business tax, schedule c, sole proprietor, quarterly taxes, llc taxes, llc, s corp, quarterly estimated taxes, estimated tax, doordash, 1099 nec, independent contractor, home office",
  "tax/payroll-tax":
    "take home pay, paycheck, pay check, 401k from my paycheck, net pay, salary after tax, employer taxes, fica, withholding, wage, hourly pay, pay stub, dollars an hour, social security and medicare, bonus, hsa, health savings account, overtime, raise, w2, biweekly pay",
  "tax/estate-tax":
    "inheritance, death tax, inheritance tax, last will, heirs, leave money to my children, gift tax, portability, step up in basis",
  "tax/paycheck-checkup": "w4, w-4, will i owe taxes, two jobs",
} as const satisfies Record<CalculatorId, string>;

/** What people call the pages that are no calculator. A page without words is found by its name. */
export const everydayWordsOfPages: Readonly<Record<string, string>> = {
  "/all-calculators": "list, everything, every calculator, index, browse, overview, sitemap",
  "/about": "who made this, who are you, mission, about us, free",
  "/contact": "email, support, help, write to us, feedback, question, report an error, address",
  "/blog": "articles, guides, posts, learn, read, tips, advice",
  "/privacy-policy":
    "privacy, cookies, tracking, my data, personal information, analytics, do you store my numbers, gdpr",
  "/accessibility":
    "screen reader, keyboard, shortcuts, contrast, zoom, disability, barrier, blind, low vision, wcag, a11y",
  "/accuracy":
    "is it right, can i trust it, how accurate, tests, sources, errors, method, verified",
  "/engine":
    "api, javascript, typescript, module, library, npm, programmer, source code, integrate, use in my app",
  "/embed":
    "iframe, widget, put on my site, my blog, wordpress, snippet, html, calculator for my website",
  "/limits":
    "what is left out, not included, not modeled, assumptions, simplified, caveats, disclaimer, territories, puerto rico, guam, u.s. virgin islands, american samoa, northern mariana islands",
};

/** What people call what an article is about. */
export const everydayWordsOfArticles = {
  "emergency-fund-how-many-months": "rainy day fund guide, how much to keep in savings, article",
  "how-to-plan-retirement-free-online-tools": "retirement guide, planning retirement, article",
  "best-budgeting-tools-families-freelancers":
    "budgeting guide, irregular income, freelance budget, family budget, article",
  "understanding-loan-amortization-calculator-guide":
    "what is amortization, amortization explained, how loans work, article",
} as const satisfies Record<Slug, string>;
