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
    "What each calculator does not model: the costs, rules and risks its answer leaves out, in one list.",
};

export const metadata: Metadata = pageMetadata(page);

export default function LimitsPage() {
  return (
    <>
      <PageJsonLd {...page} />
      <Breadcrumb steps={trailTo(limitsPage.href)} />
      <PageHeading title={title}>
        A calculator covers only what it models. Here is what each one leaves out, taken from its
        “How it works” section. We explain how the results are checked on{" "}
        <Link href={accuracyPage.href}>the accuracy page</Link>.
      </PageHeading>
      <Limits />
    </>
  );
}
