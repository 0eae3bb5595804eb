import type { Metadata } from "next";

import { SnippetMaker } from "@/components/embed/snippet-maker";
import { CodeBlock } from "@/components/prose/code-block";
import { Prose } from "@/components/prose/prose";
import { Section } from "@/components/prose/section";
import { Breadcrumb } from "@/components/site/breadcrumb";
import { PageJsonLd } from "@/components/site/json-ld/page-json-ld";
import { Link } from "@/components/site/link";
import { PageHeading } from "@/components/site/page-heading";
import { trailTo } from "@/content/trail";
import { calculatorIds, calculators, type CalculatorId } from "@/lib/catalogue/calculators";
import { categoryOf, directory } from "@/lib/catalogue/directory";
import { embedPage, enginePage, privacyPage } from "@/lib/catalogue/pages";
import { heightBounds, heightKind } from "@/lib/embed/height";
import { embedHref } from "@/lib/embed/snippet";
import { formatNumber } from "@/lib/format";
import { pageMetadata } from "@/lib/metadata";
import { site } from "@/lib/site";

const title = "Put a calculator on your own site";

const page = {
  title,
  path: embedPage.href,
  description:
    "Any calculator as a frame in your page: a snippet to copy, in light, dark or your brand color. What your visitors type stays in their browser.",
};

export const metadata: Metadata = pageMetadata(page);

/** Each calculator once, under the category whose folder it lives in. */
const categories = directory.map(({ slug, name }) => ({
  name,
  calculators: calculatorIds
    .filter((id) => categoryOf(id).slug === slug)
    .map((id) => ({ id, name: calculators[id].name })),
}));

const id: CalculatorId = "loans-credit/mortgage";
const first = { id, name: calculators[id].name };

const { origin } = new URL(site.url);
const message = `{ type: "${heightKind}", id: "${id}", height: 712 }`;

export default function EmbedPage() {
  return (
    <>
      <PageJsonLd {...page} />
      <Breadcrumb steps={trailTo(embedPage.href)} />
      <PageHeading title={title}>
        Each of the {calculatorIds.length} calculators can stand in a frame on a page of yours: the
        form, the result and everything below it, without our header and footer. It is free, and
        needs no account and no key.
      </PageHeading>
      <div className="grid grid-cols-1 gap-12">
        <Section id="snippet" title="Your snippet">
          <SnippetMaker categories={categories} first={first} />
        </Section>

        <Section id="parts" title="What it does">
          <Prose>
            <ul>
              <li>
                Paste both parts together where the calculator should stand. The frame is as wide as
                its place, from 200 pixels on. The script gives it the height of what is in it, so
                that it needs no scroll bar of its own. For several calculators on one page the
                script is needed once.
              </li>
              <li>
                <code>theme</code> is <code>light</code> or <code>dark</code>. Left out, the frame
                follows the visitor’s system. It never takes the theme that a visitor has chosen on
                our own pages.
              </li>
              <li>
                <code>accent</code> colors the button, the chosen option and the frame around what
                has the focus. Text on it is black or white, whichever is easier to read. Where the
                color is too close to the page to be seen, at less than 3:1, our own stays. Anything
                but six hex digits is ignored.
              </li>
              <li>
                To open it with numbers filled in, calculate on our page, press “Copy link”, and add
                what follows the <code>#</code> there, with the <code>#</code>, to the end of the
                address in <code>src</code>.
              </li>
              <li>
                “Copy link”, “Copy result” and the printed page lead to the calculator’s page on{" "}
                {site.name}. Links open in a new tab.
              </li>
            </ul>
          </Prose>
        </Section>

        <Section id="message" title="The message">
          <Prose>
            <p>
              The frame tells your page one thing, at first and whenever it changes: its height.
            </p>
            <CodeBlock>{message}</CodeBlock>
            <p>
              The script of the snippet takes it only from {origin} and from the frame that it
              resizes, and only a number from {heightBounds.least} to{" "}
              {formatNumber(heightBounds.most)} pixels; whatever else is sent, it does nothing. The
              frame itself listens to no message. Nothing in your page can read or change what is
              typed in it.
            </p>
          </Prose>
        </Section>

        <Section id="privacy" title="Privacy">
          <Prose>
            <ul>
              <li>
                What your visitors type stays in their browser. It is not sent to us, to you or to
                anybody else.
              </li>
              <li>
                The frame loads the files of its calculator from {origin} and asks no other host for
                anything. In it there are no analytics, no cookies and no question about them. The
                host of these files learns what every host does: that a browser asked for them. The
                snippet has the browser not say from which page.
              </li>
              <li>
                The frame stores nothing, and does not offer to keep results on the device. What is
                typed stays with the tab, so that a reload brings it back, and goes when the tab is
                closed. A browser that refuses storage to frames of other sites runs it all the
                same.
              </li>
            </ul>
            <p>
              What holds on our own pages is in the{" "}
              <Link href={privacyPage.href}>privacy policy</Link>.
            </p>
          </Prose>
        </Section>

        <Section id="limits" title="What does not work">
          <Prose>
            <ul>
              <li>
                Your page is not told what is typed or what comes out. To calculate in your own
                program, use <Link href={enginePage.href}>the module</Link>.
              </li>
              <li>
                Where your page has a content policy, it has to allow the frame with{" "}
                <code>frame-src {origin}</code>, and the script as any other of yours. Without the
                script the frame keeps its height and scrolls.
              </li>
              <li>
                Where your page adds <code>sandbox</code> to the frame, it needs{" "}
                <code>allow-scripts allow-forms</code>, and <code>allow-same-origin</code> for the
                script to follow its height; <code>allow-popups</code> for links,{" "}
                <code>allow-downloads</code> for files, <code>allow-modals</code> for printing.
              </li>
              <li>
                Without <code>allow="clipboard-write"</code> a browser refuses to copy in the frame
                of another site. The text is then shown selected, to copy by hand.
              </li>
              <li>
                It works only with a network: our pages can be kept for use without one, a frame in
                yours cannot.
              </li>
            </ul>
          </Prose>
        </Section>

        <Section id="terms" title="What you may do with it">
          <Prose>
            <p>
              Use it on any site, your company’s too. The license is MIT. What a frame shows changes
              when we correct a calculation or add a year of law. Results are estimates for general
              information, not financial, tax or legal advice.
            </p>
            <p>
              The address of a frame begins with <code>{embedHref({ id: "" })}</code>. No other page
              of this site can be framed.
            </p>
          </Prose>
        </Section>
      </div>
    </>
  );
}
