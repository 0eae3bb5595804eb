import type { Metadata } from "next";
import { Fragment } from "react";

import { Prose } from "@/components/prose/prose";
import { Breadcrumb } from "@/components/site/breadcrumb";
import { PageJsonLd } from "@/components/site/json-ld/page-json-ld";
import { Link } from "@/components/site/link";
import { PageHeading } from "@/components/site/page-heading";
import { privacy } from "@/content/pages/privacy-policy";
import { trailTo } from "@/content/trail";
import { analytics } from "@/lib/analytics";
import { privacyPage } from "@/lib/catalogue/pages";
import { formatIsoDay } from "@/lib/format";
import { pageMetadata } from "@/lib/metadata";

const { title, description, lead, updated, sections, note, noteId } = privacy;

const page = { title, description, path: privacyPage.href };

export const metadata: Metadata = pageMetadata(page);

/** From the configuration that the behavior follows, so that the two cannot disagree. */
const provider = analytics && { host: new URL(analytics.endpoint).hostname };

export default function PrivacyPolicyPage() {
  return (
    <>
      <PageJsonLd {...page} />
      <Breadcrumb steps={trailTo(privacyPage.href)} />
      <PageHeading title={title}>{lead}</PageHeading>
      <div className="grid grid-cols-1 gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,1fr)_17rem]">
        <div>
          <p className="text-muted-foreground">
            Last updated <time dateTime={updated}>{formatIsoDay(updated)}</time>
          </p>
          <Prose className="mt-8">
            {sections.map(({ id, title: name, text }, index) => (
              <Fragment key={id}>
                <h2 id={id}>
                  {index + 1}. {name}
                </h2>
                {text}
              </Fragment>
            ))}
          </Prose>
          <Prose className="mt-14 rounded-xl border bg-muted p-5 sm:p-7">
            <h2 id={noteId}>{note.title}</h2>
            <p className="text-muted-foreground">
              As of <time dateTime={note.checked}>{formatIsoDay(note.checked)}</time>
            </p>
            {note.text(provider)}
          </Prose>
        </div>
        <Contents />
      </div>
    </>
  );
}

/** Leads down the page. Where it would stand before the text and not beside it, it is left out. */
function Contents() {
  const places = [...sections, { id: noteId, title: note.title }];
  return (
    <nav
      aria-labelledby="contents"
      className="sticky top-8 self-start rounded-xl border bg-card p-3 max-lg:hidden"
    >
      <h2 id="contents" className="px-3 pt-2 pb-1 font-semibold">
        On this page
      </h2>
      <ol className="text-sm">
        {places.map(({ id, title: name }) => (
          <li key={id}>
            <Link
              variant="plain"
              href={`#${id}`}
              className="flex min-h-target items-center rounded-lg px-3 hover:bg-accent hover:text-accent-foreground"
            >
              {name}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}
