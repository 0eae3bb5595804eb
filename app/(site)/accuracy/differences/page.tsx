import type { Metadata } from "next";

import { Prose } from "@/components/prose/prose";
import { Section } from "@/components/prose/section";
import { Breadcrumb } from "@/components/site/breadcrumb";
import { PageJsonLd } from "@/components/site/json-ld/page-json-ld";
import { Link } from "@/components/site/link";
import { PageHeading } from "@/components/site/page-heading";
import { trailTo } from "@/content/trail";
import { accuracyPage, differencesPage, stateTaxesPage } from "@/lib/catalogue/pages";
import { pageMetadata } from "@/lib/metadata";

import { FederalDifferences } from "./federal-differences";
import { Decided, NotAsked } from "./state-differences";

const page = {
  title: "Where we and other tax models differ",
  path: differencesPage.href,
  description:
    "Every difference between our income tax and that of other tax models, by cause: how much, who is right, and the document that decides.",
};

export const metadata: Metadata = pageMetadata(page);

export default function DifferencesPage() {
  return (
    <>
      <PageJsonLd {...page} />
      <Breadcrumb steps={trailTo(differencesPage.href)} />
      <PageHeading title={page.title}>
        We compare income tax with open-source models that others wrote: households by{" "}
        <Link href={`${accuracyPage.href}#households`}>whole federal returns</Link> and{" "}
        <Link href={stateTaxesPage.href}>state by state</Link>. A model may be wrong as we may, so
        each difference has its cause, and the document that decides.
      </PageHeading>

      <div className="mt-14 grid grid-cols-1 gap-16">
        <Section id="federal" title="Federal income tax">
          <FederalDifferences />
        </Section>

        <Section id="states" title="State income tax: who is right">
          <Prose className="mb-6">
            <p>
              Each line has the states, with how many households in parentheses, the cause, the
              largest difference and the document that decides. Where both models differ, it is the
              difference from the nearer one. Tests compute every household again, and fail if one
              comes closer or moves away.
            </p>
          </Prose>
          <Decided />
        </Section>

        <Section id="not-asked" title="State income tax: what no calculator here asks for">
          <NotAsked />
        </Section>
      </div>
    </>
  );
}
