import type { Metadata } from "next";

import { Breadcrumb } from "@/components/site/breadcrumb";
import { PageJsonLd } from "@/components/site/json-ld/page-json-ld";
import { Link } from "@/components/site/link";
import { PageHeading } from "@/components/site/page-heading";
import { trailTo } from "@/content/trail";
import { accuracyPage, limitsPage } from "@/lib/catalogue/pages";
import { pageMetadata } from "@/lib/metadata";

import { Limits } from "./limits";

const title = "What each calculator leaves out";

const page = {
  title,
  path: limitsPage.href,
  description:
    "What each of the calculators does not model: the costs, rules and risks that its answer is without, in one list.",
};

export const metadata: Metadata = pageMetadata(page);

export default function LimitsPage() {
  return (
    <>
      <PageJsonLd {...page} />
      <Breadcrumb steps={trailTo(limitsPage.href)} />
      <PageHeading title={title}>
        A calculator answers for what it models and for nothing else. Here is the rest, in the words
        of each page’s own “How it works”. How the figures themselves are checked is on{" "}
        <Link href={accuracyPage.href}>a page of its own</Link>.
      </PageHeading>
      <Limits />
    </>
  );
}
