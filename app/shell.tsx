import type { ReactNode } from "react";

import { restoreChoices } from "@/components/site/device/remembered";
import { InlineScript } from "@/components/site/early/inline-script";
import { SpeculationRules } from "@/components/site/early/speculation-rules";
import { Footer } from "@/components/site/frame/footer";
import { Header } from "@/components/site/frame/header";
import { Notice } from "@/components/site/frame/notice";
import { directory } from "@/lib/catalogue/directory";
import { allCalculatorsPage, headerPages, pages } from "@/lib/catalogue/pages";

import { SiteScript } from "./_client/site-script";

const allHref = allCalculatorsPage.href;

/** What stands around every page of the site. An embedded calculator goes without. */
export function Shell({ children }: { children: ReactNode }) {
  return (
    <>
      <InlineScript name="choices" text={restoreChoices} />
      <SpeculationRules />
      <a
        href="#main"
        className="sr-only z-50 min-h-target items-center rounded-md bg-primary px-4 font-medium text-primary-foreground focus:not-sr-only focus:absolute focus:top-2 focus:left-2 focus:inline-flex print:hidden"
      >
        Skip to main content
      </a>
      <Notice />
      <Header categories={directory} pages={headerPages} allHref={allHref} />
      <SiteScript />
      <main
        id="main"
        tabIndex={-1}
        className="mx-auto w-full max-w-page flex-1 animate-page px-4 outline-none sm:px-6 sm:pt-4 lg:px-8"
      >
        {children}
      </main>
      <Footer categories={directory} pages={pages} allHref={allHref} />
    </>
  );
}
