import type { Metadata } from "next";

import { Prose } from "@/components/prose/prose";
import { Breadcrumb } from "@/components/site/breadcrumb";
import { CopyEmail } from "@/components/site/copy-email";
import { PageJsonLd } from "@/components/site/json-ld/page-json-ld";
import { PageHeading } from "@/components/site/page-heading";
import { contact } from "@/content/pages/contact";
import { trailTo } from "@/content/trail";
import { contactPage } from "@/lib/catalogue/pages";
import { pageMetadata } from "@/lib/metadata";
import { site } from "@/lib/site";

const { title, description, lead, afterwards, sections } = contact;

const page = { title, description, path: contactPage.href };

export const metadata: Metadata = pageMetadata(page);

export default function ContactPage() {
  return (
    <>
      <PageJsonLd {...page} />
      <Breadcrumb steps={trailTo(contactPage.href)} />
      <PageHeading title={title}>{lead}</PageHeading>
      <div className="grid grid-cols-1 items-start gap-x-16 gap-y-12 lg:grid-cols-[1fr_1.1fr]">
        <div>
          <CopyEmail email={site.email} />
          <p className="mt-5 max-w-prose text-sm leading-relaxed text-muted-foreground">
            {afterwards}
          </p>
        </div>
        <div className="grid gap-10">
          {sections.map(({ title: name, text }) => (
            <Prose key={name}>
              <h2>{name}</h2>
              {text}
            </Prose>
          ))}
        </div>
      </div>
    </>
  );
}
