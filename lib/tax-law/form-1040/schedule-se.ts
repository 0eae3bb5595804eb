/**
 * Schedule SE: self-employment tax, of each who has a business. The lines are those of the form of 2025, read on
 * 2026-11-29 in its text (bg002h/bitcoin_tax@3fc88497774a, f1040sse--2025.txt) and in the form itself
 * (filedcom/opentax@ffb3164bf1ea, f1040sse.pdf).
 */
import { hasAmount, type Form, type FormReturn } from "./form";
import { isJoint } from "./people";
import { sum } from "./rules";

type Business = (of: FormReturn) => { profit?: number; wages?: number };

function scheduleOf(form: "Schedule SE" | "Schedule SE (spouse)", business: Business): Form {
  return {
    form,
    isFiled: hasAmount(form, "4c"),
    lines: [
      {
        line: "2",
        name: "Profit or loss",
        rule: "The net profit or loss of the business, from Schedule C",
        amount: (of) => business(of).profit ?? 0,
        goesTo: `${form}, line 3`,
      },
      {
        line: "3",
        name: "Net earnings",
        ...sum(form, "2"),
        goesTo: `${form}, line 4a`,
      },
      {
        line: "4a",
        name: "Taxable part of a profit",
        rule: "92.35% of line 3, or all of a loss",
        amount: ({ law, at }) => {
          const net = at(form, "3");
          return net > 0 ? net * law.payroll.selfEmployment.netEarningsFactor : net;
        },
        goesTo: `${form}, line 4c`,
      },
      {
        line: "4c",
        name: "Earnings that are taxed",
        rule: "Line 4a, or nothing if it is less than $400",
        amount: ({ law, at }) => {
          const earnings = at(form, "4a");
          return earnings < law.payroll.selfEmployment.minimum ? 0 : earnings;
        },
        goesTo: `${form}, line 6`,
      },
      {
        line: "6",
        name: "Earnings from self-employment",
        ...sum(form, "4c"),
        goesTo: `${form}, line 11`,
      },
      {
        line: "8d",
        name: "Wages with Social Security tax",
        rule: "The wages of the same person, which come first",
        amount: (of) => business(of).wages ?? 0,
        goesTo: `${form}, line 9`,
      },
      {
        line: "9",
        name: "Room for Social Security tax",
        rule: "The wage base of the year minus line 8d, not less than zero",
        amount: ({ law, at }) => Math.max(0, law.payroll.wageBase - at(form, "8d")),
        goesTo: `${form}, line 10`,
      },
      {
        line: "10",
        name: "Social Security part",
        rule: "12.4% of line 6 or line 9, whichever is smaller",
        amount: ({ law, at }) =>
          law.payroll.socialSecurity.selfEmployedRate * Math.min(at(form, "6"), at(form, "9")),
        goesTo: `${form}, line 12`,
      },
      {
        line: "11",
        name: "Medicare part",
        rule: "2.9% of line 6",
        amount: ({ law, at }) => law.payroll.medicare.selfEmployedRate * at(form, "6"),
        goesTo: `${form}, line 12`,
      },
      {
        line: "12",
        name: "Self-employment tax",
        ...sum(form, "10", "11"),
        goesTo: "Schedule 2, line 4",
      },
      {
        line: "13",
        name: "Deductible half",
        rule: "50% of line 12",
        amount: ({ at }) => at(form, "12") / 2,
        goesTo: "Schedule 1, line 15",
      },
    ],
  };
}

export const scheduleSE = scheduleOf("Schedule SE", ({ household }) => ({
  profit: household.selfEmployment,
  wages: household.wages,
}));

export const scheduleSEOfSpouse = scheduleOf("Schedule SE (spouse)", ({ household }) =>
  isJoint(household)
    ? { profit: household.spouseSelfEmployment, wages: household.spouseWages }
    : {},
);
