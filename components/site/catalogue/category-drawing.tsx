import type { ComponentProps, ReactNode } from "react";

import type { CategorySlug } from "@/lib/catalogue/categories";
import { amortizationSchedule } from "@/lib/finance/loan/amortization-schedule";
import { futureValue } from "@/lib/finance/time-value/future-value";
import { sumBy } from "@/lib/finance/sum-by";
import { lawOf } from "@/lib/tax-law/years/law-of";

/** The size of every drawing in its own units, and the line that its shapes stand on. */
const width = 120;
const ground = 47;

type CategoryDrawingProps = {
  slug: CategorySlug;
  /** In pixels: a class would be one more rule on every page. */
  height: number;
  className: string;
};

/** What the calculators of a category are about, in the shapes of their charts. */
export function CategoryDrawing({ slug, ...size }: CategoryDrawingProps) {
  const Drawing = drawings[slug];
  return (
    <svg aria-hidden viewBox={`0 0 ${width} 48`} {...size}>
      <Drawing />
      <path d={`M0 ${ground}H${width}`} className="stroke-input" />
    </svg>
  );
}

const drawings: Record<CategorySlug, () => ReactNode> = {
  "personal-finance": Bricks,
  "loans-credit": Payments,
  "investment-retirement": Growth,
  "mortgage-real-estate": RentBesidePayment,
  "business-finance": BreakEven,
  insurance: Gap,
  education: CollegeYears,
  tax: Brackets,
};

// How the shapes look. Attributes, where a class would be one more rule on every page.
const solid = { className: "fill-chart-1" };
const second = { className: "fill-chart-2" };
const pale = { ...solid, fillOpacity: 0.2 };
const paleSecond = { ...second, fillOpacity: 0.25 };
const brick = { className: "fill-chart-1 stroke-chart-1", strokeLinejoin: "round" } as const;
const line = { className: "stroke-chart-1", fill: "none", strokeWidth: 2 };
const dashed = { ...line, className: "stroke-chart-2", strokeDasharray: "5 4" };

type Bar = { x: number; width: number; height: number; foot?: number };

/** Bars, each with its foot on the ground or above it, as one shape: a page pays for every element. */
const Bars = ({ bars, ...look }: ComponentProps<"path"> & { bars: readonly Bar[] }) => (
  <path
    d={bars
      .map(({ x, width, height, foot = ground }) => {
        const [y, up] = [oneDecimal(foot), oneDecimal(height)];
        return `M${oneDecimal(x)} ${y}v-${up}h${width}v${up}z`;
      })
      .join("")}
    {...look}
  />
);

const oneDecimal = (value: number) => Math.round(value * 10) / 10;

const heightOf = (share: number) => oneDecimal(ground - share * 43);

/** A line through points at equal distances, each a share of the height. */
const courseOf = (shares: readonly number[]) =>
  shares
    .map((share, index) => {
      const x = oneDecimal((index / (shares.length - 1)) * width);
      return `${index === 0 ? "M" : "L"}${x} ${heightOf(share)}`;
    })
    .join("");

const upTo = (count: number) => Array.from({ length: count }, (_, index) => index);

/** Thirty years: a curve between every second of them looks the same, and is half as long. */
const everySecondYear = upTo(16).map((step) => 2 * step);

/** An emergency fund: a brick for each month of expenses. */
function Bricks() {
  const bricksOf = (months: readonly number[]) =>
    months.flatMap((month) =>
      upTo(month + 1).map((level) => ({
        x: 1 + month * 20.4,
        width: 16,
        height: 5.5,
        foot: ground - 1 - level * 7.5,
      })),
    );
  const [saved, missing] = [upTo(3), [3, 4, 5]];
  return (
    <>
      <Bars bars={bricksOf(saved)} {...brick} />
      <Bars bars={bricksOf(missing)} {...brick} fillOpacity={0.2} />
    </>
  );
}

/** Thirty years of a loan at 6.5%, two in a bar: interest above, principal below. */
function Payments() {
  const rows = amortizationSchedule(0.065 / 12, 360, 320_000);
  const parts = upTo(15).map((index) => {
    const months = rows.slice(index * 24, (index + 1) * 24);
    const total = sumBy(months, ({ payment }) => payment);
    const principal = (sumBy(months, (row) => row.principal) / total) * 42;
    const bar = { x: index * 8.1, width: 6.2 };
    return {
      principal: { ...bar, height: principal },
      interest: { ...bar, height: 41 - principal, foot: ground - 1 - principal },
    };
  });
  return (
    <>
      <Bars bars={parts.map(({ principal }) => principal)} {...solid} />
      <Bars bars={parts.map(({ interest }) => interest)} {...second} />
    </>
  );
}

/** Savings at 7%, and what was paid in. */
function Growth() {
  const grown = everySecondYear.map((year) => futureValue(0.07 / 12, year * 12, -300, 0));
  const most = grown.at(-1) ?? 1;
  const course = courseOf(grown.map((value) => value / most));
  return (
    <>
      <path d={`${course}V${ground}H0Z`} {...pale} />
      <path d={course} {...line} />
      <path d={courseOf([0, (30 * 12 * 300) / most])} {...dashed} />
    </>
  );
}

/** A rent that rises by 3% a year crosses a payment that stays. */
function RentBesidePayment() {
  const payment = 0.55;
  const rent = courseOf(everySecondYear.map((year) => (0.4 * 1.03 ** year) / 0.97));
  return (
    <>
      <path d={`${rent}V${heightOf(payment)}H0Z`} {...pale} />
      <path d={courseOf([payment, payment])} {...line} />
      <path d={rent} {...dashed} />
    </>
  );
}

/** Sales begin below their costs and end above them. */
function BreakEven() {
  return (
    <>
      <path d="M0 33L60 25L0 47Z" {...paleSecond} />
      <path d="M120 3L60 25L120 17Z" {...pale} />
      <path d="M0 33L120 17" {...dashed} />
      <path d="M0 47L120 3" {...line} />
    </>
  );
}

/** What a family would need, and the part that is there. */
function Gap() {
  return (
    <>
      <rect y="5" width="120" height="16" rx="1" {...solid} />
      <rect y="26" width="70" height="16" rx="1" {...solid} />
      <rect
        x="72"
        y="27"
        width="47"
        height="14"
        rx="1"
        strokeDasharray="4 3"
        className="fill-chart-2 stroke-chart-2"
        fillOpacity={0.25}
      />
    </>
  );
}

/** Four years of college, each 5% dearer than the one before, and what savings pay of them. */
function CollegeYears() {
  const years = [1, 1, 0.6, 0].map((share, year) => {
    const cost = 36 * 1.05 ** year;
    const bar = { x: year * 31.5, width: 25 };
    return {
      saved: { ...bar, height: cost * share },
      missing: { ...bar, height: cost * (1 - share), foot: ground - cost * share },
    };
  });
  return (
    <>
      <Bars bars={years.map(({ saved }) => saved)} {...solid} />
      <Bars bars={years.map(({ missing }) => missing)} {...paleSecond} />
    </>
  );
}

/** The rates of the federal income tax, bracket by bracket. */
function Brackets() {
  const { rates } = lawOf().incomeTax;
  const bars = rates.map((rate, index) => ({
    x: index * 17.5,
    width: 15,
    height: Math.round(rate * 116),
  }));
  return <Bars bars={bars} {...solid} />;
}
