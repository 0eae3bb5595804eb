import { ChevronDown } from "lucide-react";
import type { ReactNode } from "react";

import { ConsentChoices } from "@/components/site/consent/consent-parts";
import type { Choice } from "@/components/site/device/remembered";
import { Island } from "@/components/site/island";
import { Link } from "@/components/site/link";
import { analytics } from "@/lib/analytics";
import type { CategoryLink } from "@/lib/catalogue/directory";
import type { SitePage } from "@/lib/catalogue/pages";
import { formatList } from "@/lib/format";
import { site } from "@/lib/site";

import { Logo } from "./logo";

type FooterProps = {
  categories: readonly CategoryLink[];
  pages: readonly SitePage[];
  allHref: string;
};

export function Footer({ categories, pages, allHref }: FooterProps) {
  return (
    <footer data-slot="footer" className="mt-20 border-t bg-muted print:hidden">
      <div className="mx-auto max-w-page px-4 py-12 sm:px-6 lg:px-8">
        <div className="grid gap-x-12 gap-y-8 md:grid-cols-[1fr_auto]">
          <div className="max-w-prose">
            <Logo />
            <p className="mt-3 text-muted-foreground">{site.tagline}.</p>
            <p className="mt-6 text-sm leading-relaxed text-muted-foreground">
              Results are estimates for general information, not financial, tax or legal advice.
              Before you decide, check the terms you are offered.
            </p>
          </div>
          <div className="grid gap-x-12 gap-y-6 sm:grid-cols-[auto_auto]">
            <LinkList title="Calculators">
              {categories.map(({ href, name }) => (
                <FooterLink key={href} href={href}>
                  {name}
                </FooterLink>
              ))}
              <FooterLink href={allHref}>View All</FooterLink>
            </LinkList>
            {pages.length > 0 && (
              <LinkList title={site.name}>
                {pages.map(({ href, name, footerName }) => (
                  <FooterLink key={href} href={href}>
                    {footerName ?? name}
                  </FooterLink>
                ))}
              </LinkList>
            )}
          </div>
        </div>
        <div className="mt-8 grid gap-x-12 border-t pt-4 text-sm md:grid-cols-[1fr_auto]">
          <PrivacyChoices />
          <p className="order-first flex min-h-target items-center text-muted-foreground md:order-none">
            © {site.name}
          </p>
        </div>
      </div>
    </footer>
  );
}

function LinkList({ title, children }: { title: string; children: ReactNode }) {
  return (
    <nav aria-label={`${title}, footer`}>
      <h2 className="text-sm font-semibold">{title}</h2>
      <ul className="mt-1">{children}</ul>
    </nav>
  );
}

function FooterLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <li>
      <Link
        variant="plain"
        href={href}
        className="inline-flex min-h-target min-w-target items-center underline-offset-4 hover:text-primary hover:underline"
      >
        {children}
      </Link>
    </li>
  );
}

/** By the name under which each is kept. */
const remembered: readonly string[] = Object.values({
  theme: "the theme you choose",
  notice: "that you closed the notice at the top",
  shortcuts: "that you turned off the / shortcut",
  results: "the results you choose to keep",
} satisfies Record<Choice | "results", string>);

const Remembered = ({ things }: { things: readonly string[] }) => (
  <p>
    Your device remembers these, each only after you use it: {formatList(things)}.{" "}
    <Link href="/privacy-policy#device">See or erase what is kept</Link>.
  </p>
);

function PrivacyChoices() {
  return (
    <details className="group max-w-prose">
      <summary className="inline-flex min-h-target list-none items-center gap-1.5 font-medium">
        Privacy choices
        <ChevronDown className="size-4 line-icon transition-transform duration-150 group-open:rotate-180" />
      </summary>
      <div className="grid gap-3 pb-3 leading-relaxed text-muted-foreground">
        {ConsentChoices && analytics ? (
          <>
            <p>
              With your consent, this site counts which pages are opened and reports that to{" "}
              {new URL(analytics.endpoint).hostname}. What you type into a calculator stays in your
              browser either way.
            </p>
            <Island name="consent-choices" of={ConsentChoices} props={{}} />
            <Remembered things={["your answer", ...remembered]} />
          </>
        ) : (
          <>
            <p>
              There is nothing to choose here: this site has no analytics, so it loads no trackers,
              sets no cookies and asks for no consent. What you type into a calculator stays in your
              browser.
            </p>
            <Remembered things={remembered} />
          </>
        )}
        <p>
          So that the site works offline, your browser also keeps copies of this site’s own files.
          Clearing the site’s data in your browser removes everything.
        </p>
      </div>
    </details>
  );
}
