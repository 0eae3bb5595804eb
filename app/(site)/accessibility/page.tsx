import type { Metadata } from "next";

import { Prose } from "@/components/prose/prose";
import { Section } from "@/components/prose/section";
import { Breadcrumb } from "@/components/site/breadcrumb";
import { ShortcutSwitch } from "@/components/site/device/shortcut-switch";
import { PageJsonLd } from "@/components/site/json-ld/page-json-ld";
import { PageHeading } from "@/components/site/page-heading";
import { accessibility, shortcutsId } from "@/content/pages/accessibility";
import { trailTo } from "@/content/trail";
import { accessibilityPage } from "@/lib/catalogue/pages";
import { pageMetadata } from "@/lib/metadata";

const { title, description, lead, sections } = accessibility;

const page = {
  title,
  description,
  path: accessibilityPage.href,
};

export const metadata: Metadata = pageMetadata(page);

export default function AccessibilityPage() {
  return (
    <>
      <PageJsonLd {...page} />
      <Breadcrumb steps={trailTo(accessibilityPage.href)} />
      <PageHeading title={title}>{lead}</PageHeading>
      <div className="grid grid-cols-1 gap-12">
        {sections.map(({ id, title: name, text }) => (
          <Section key={id} id={id} title={name}>
            <Prose>
              {text}
              {id === shortcutsId && (
                <p>
                  <ShortcutSwitch />
                </p>
              )}
            </Prose>
          </Section>
        ))}
      </div>
    </>
  );
}
