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
    "Put any calculator in a frame on your page: copy a snippet, in light, dark or your brand color. What your visitors type stays in their browser.",
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
        You can show any of the {calculatorIds.length} calculators in a frame on your page: the
        form, the result and everything below it, without our header and footer. It’s free, with no
        account and no key.
      </PageHeading>
      <div className="grid grid-cols-1 gap-12">
        <Section id="snippet" title="Your snippet">
          <SnippetMaker categories={categories} first={first} />
        </Section>

        <Section id="parts" title="What it does">
          <Prose>
            <ul>
              <li>
                Paste both parts where you want the calculator. The frame is as wide as the space it
                has, from 200 pixels up. The script sets its height to fit its content, so it
                doesn’t need its own scroll bar. If you have several calculators on one page, you
                need the script only once.
              </li>
              <li>
                <code>theme</code> is <code>light</code> or <code>dark</code>. If you leave it out,
                the frame follows the visitor’s system. It never uses a theme the visitor chose on
                our own pages.
              </li>
              <li>
                <code>accent</code> colors the button, the selected option and the focus outline.
                Text on it is black or white, whichever is easier to read. If the color’s contrast
                with the page is less than 3:1, we use our own color. Anything other than six hex
                digits is ignored.
              </li>
              <li>
                To open it with numbers filled in, calculate on our page, press “Copy link”, and add
                everything from the <code>#</code> on to the end of the address in <code>src</code>.
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
              The frame tells your page only one thing: its height, when it loads and whenever it
              changes.
            </p>
            <CodeBlock>{message}</CodeBlock>
            <p>
              The snippet’s script accepts it only from {origin} and from the frame it resizes, and
              only a number from {heightBounds.least} to {formatNumber(heightBounds.most)} pixels;
              it ignores everything else. The frame itself doesn’t listen to messages. Nothing in
              your page can read or change what is typed in it.
            </p>
          </Prose>
        </Section>

        <Section id="privacy" title="Privacy">
          <Prose>
            <ul>
              <li>
                What your visitors type stays in their browser. It isn’t sent to us, to you or to
                anyone else.
              </li>
              <li>
                The frame loads its calculator’s files from {origin} and contacts no other host. It
                has no analytics, no cookies and no consent banner. The host of these files learns
                what every host does: that a browser asked for them. The snippet tells the browser
                not to say from which page.
              </li>
              <li>
                The frame stores nothing and doesn’t offer to keep results on the device. What a
                visitor types stays with the tab, so it survives a reload, and is gone when the tab
                is closed. It also works in browsers that block storage for frames from other sites.
              </li>
            </ul>
            <p>
              For our own pages, see the <Link href={privacyPage.href}>privacy policy</Link>.
            </p>
          </Prose>
        </Section>

        <Section id="limits" title="What doesn’t work">
          <Prose>
            <ul>
              <li>
                Your page can’t see what visitors type or the results. To calculate in your own
                program, use <Link href={enginePage.href}>the module</Link>.
              </li>
              <li>
                If your page has a content security policy, it has to allow the frame with{" "}
                <code>frame-src {origin}</code>, and the script like any other script of yours.
                Without the script, the frame keeps its height and scrolls.
              </li>
              <li>
                If your page adds <code>sandbox</code> to the frame, it needs{" "}
                <code>allow-scripts allow-forms</code>, and <code>allow-same-origin</code> so the
                script can adjust its height; <code>allow-popups</code> for links,{" "}
                <code>allow-downloads</code> for files, <code>allow-modals</code> for printing.
              </li>
              <li>
                Without <code>allow="clipboard-write"</code> a browser won’t copy from another
                site’s frame. The text is then shown selected, so visitors can copy it by hand.
              </li>
              <li>
                It needs a network connection: our own pages can work offline, but a frame on your
                page can’t.
              </li>
            </ul>
          </Prose>
        </Section>

        <Section id="terms" title="What you may do with it">
          <Prose>
            <p>
              Use it on any site, including your company’s. The license is MIT. A frame’s content
              changes when we correct a calculation or add a year of law. Results are estimates for
              general information, not financial, tax or legal advice.
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
