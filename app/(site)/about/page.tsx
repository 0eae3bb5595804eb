import type { Metadata } from "next";

import { Prose } from "@/components/prose/prose";
import { Breadcrumb } from "@/components/site/breadcrumb";
import { PageJsonLd } from "@/components/site/json-ld/page-json-ld";
import { Link } from "@/components/site/link";
import { PageHeading } from "@/components/site/page-heading";
import { buttonVariants } from "@/components/ui/button";
import { about } from "@/content/pages/about";
import { trailTo } from "@/content/trail";
import { aboutPage, allCalculatorsPage, contactPage } from "@/lib/catalogue/pages";
import { pageMetadata } from "@/lib/metadata";

const { title, description, mission, figures, values, limits } = about;

const page = {
  title: aboutPage.footerName ?? aboutPage.name,
  description,
  path: aboutPage.href,
};

export const metadata: Metadata = pageMetadata(page);

export default function AboutPage() {
  return (
    <>
      <PageJsonLd {...page} />
      <Breadcrumb steps={trailTo(aboutPage.href)} />
      <PageHeading title={title} />
      <div className="grid grid-cols-1 items-end gap-x-16 gap-y-10 lg:grid-cols-[1.6fr_1fr]">
        <section aria-labelledby="mission">
          <h2 id="mission" className="font-medium text-muted-foreground">
            {mission.title}
          </h2>
          <p className="mt-3 max-w-[34ch] text-2xl leading-snug font-medium tracking-tight text-pretty sm:text-3xl">
            {mission.lead}
          </p>
          <Prose className="mt-8">{mission.text}</Prose>
        </section>
        <Ledger />
      </div>

      <section aria-labelledby="values" className="mt-16 sm:mt-20">
        <h2 id="values" className="text-title font-semibold text-balance">
          Three values
        </h2>
        <div className="mt-8 grid gap-y-12">
          {values.map((value) => (
            <ValueInPractice key={value.name} {...value} />
          ))}
        </div>
      </section>

      <section aria-labelledby="limits" className="mt-16 border-t pt-10 sm:mt-20">
        <div className="grid grid-cols-1 gap-x-12 gap-y-6 lg:grid-cols-[1fr_2fr]">
          <h2 id="limits" className="text-2xl font-semibold tracking-tight text-balance">
            {limits.title}
          </h2>
          <div>
            <Prose>{limits.text}</Prose>
            <div className="mt-8 flex flex-wrap gap-3">
              <Link variant="plain" href={allCalculatorsPage.href} className={buttonVariants()}>
                Explore Calculators
              </Link>
              <Link
                variant="plain"
                href={contactPage.href}
                className={buttonVariants({ variant: "outline" })}
              >
                Report an error
              </Link>
            </div>
          </div>
        </div>
      </section>
    </>
  );
}

function Ledger() {
  return (
    <figure aria-label={figures.title} className="rounded-xl border bg-card p-5 sm:p-7">
      <figcaption className="text-sm font-medium text-muted-foreground">{figures.title}</figcaption>
      <dl className="mt-4 tabular-nums">
        {figures.rows.map(([label, figure]) => (
          <div
            key={label}
            className="flex flex-wrap items-baseline justify-between gap-x-6 border-t py-2.5"
          >
            <dt>{label}</dt>
            <dd className="text-lg font-semibold text-primary">{figure}</dd>
          </div>
        ))}
      </dl>
    </figure>
  );
}

/** Set like an entry of a ledger: the value on the left, what is done about it on the right. */
function ValueInPractice({ name, meaning, practice }: (typeof values)[number]) {
  return (
    <div className="grid grid-cols-1 gap-x-12 gap-y-4 border-t-2 border-primary pt-5 lg:grid-cols-[1fr_2fr]">
      <div>
        <h3 className="text-2xl font-semibold tracking-tight">{name}</h3>
        <p className="mt-2 max-w-[32ch] text-lg text-pretty text-muted-foreground">{meaning}</p>
      </div>
      <Prose>
        <ul>
          {practice.map((point, index) => (
            <li key={index}>{point}</li>
          ))}
        </ul>
      </Prose>
    </div>
  );
}
