import type { ReactNode } from "react";

import { Link } from "@/components/site/link";
import { site } from "@/lib/site";

type Section = { id: string; title: string; text: ReactNode };

/** The oldest browsers that the build makes styles and scripts for: `browserslist` in package.json. */
const browsers = "Chrome 131, Edge 131, Firefox 128, and Safari 18.1 on Macs, iPhones and iPads";

/** The switch stands under the words on the keyboard. */
export const shortcutsId = "shortcuts";

export const accessibility = {
  title: "Accessibility",
  description:
    "How we test that everyone can use the calculators, which tools and screen sizes we use, what we haven’t tested, and how to report a problem.",
  lead: `${site.name} is meant to be used by everyone: with a keyboard, a screen reader, large text, strong contrast, or on a small phone. Here is what we tested and what we didn’t.`,
  sections: [
    {
      id: "aim",
      title: "What we aim for",
      text: (
        <p>
          We aim for the Web Content Accessibility Guidelines (WCAG) 2.2 at level AA on every page.
          We test this ourselves. No one outside has audited the site, and this page isn’t a
          certificate.
        </p>
      ),
    },
    {
      id: "tested",
      title: "What is tested",
      text: (
        <>
          <p>Every change to the site has to pass these checks:</p>
          <ul>
            <li>
              <strong>Rules that a program can check.</strong> We run axe-core in Chromium with all
              its rules for WCAG 2.2 AA and best practices, with no exceptions. It checks every
              page, and every calculator when it is empty, with a result, with an outdated result,
              with every section expanded, and with wrong numbers; at 320 and 1280 pixels wide; in
              light and dark mode. Each test run takes some of the combinations in turn; a long run
              takes all of them.
            </li>
            <li>
              <strong>Keyboard.</strong> We go through each type of page from start to end with the
              Tab key: you can see where the focus is, it never gets stuck, and it follows the order
              of the page. We fill in and submit calculators without a mouse, and a wrong number
              moves the focus to its box.
            </li>
            <li>
              <strong>Names and messages.</strong> We keep a record of each control’s name and
              description and of what is announced, so we see any change. Results are announced when
              they appear. If a box doesn’t accept what you typed, it tells you how to fix it.
            </li>
            <li>
              <strong>Size.</strong> No page scrolls sideways at 320 pixels, which equals a
              1280-pixel screen at 400% zoom, or with text at 200%. Buttons and controls are at
              least 44 pixels high and wide, except for links within text.
            </li>
            <li>
              <strong>Color.</strong> We calculate the contrast of every color pair used for text or
              for the edge of a control, in light and dark mode.
            </li>
            <li>
              <strong>Motion.</strong> If “reduce motion” is on in your system, all animations and
              transitions are off.
            </li>
          </ul>
        </>
      ),
    },
    {
      id: "not-tested",
      title: "What was not tested",
      text: (
        <>
          <ul>
            <li>
              We haven’t tested with people who use screen readers, voice control, switches or
              magnifiers. Only programs check what is written for them.
            </li>
            <li>
              Most tests run in Chromium, the engine of Chrome and Edge, and some in Firefox and in
              WebKit, the engine of Safari, each in a current version. None of them uses a screen
              reader.
            </li>
            <li>
              The site is made for the last two years of these browsers: {browsers}, or newer. We
              haven’t tested each of those versions.
            </li>
            <li>
              A program finds some barriers, not all. “No violations” only means that none of the
              rules it knows is broken.
            </li>
          </ul>
        </>
      ),
    },
    {
      id: "limits",
      title: "Known limits",
      text: (
        <ul>
          <li>
            The calculators need JavaScript. Without it, you can read everything, but nothing is
            calculated.
          </li>
          <li>
            A wide table, such as a payment schedule, scrolls sideways in its own frame on a narrow
            screen. You can reach and scroll the frame with the keyboard.
          </li>
          <li>
            A chart is a picture with a text description. The arrow keys read its points one by one,
            and a table below it has the numbers.
          </li>
          <li>The site is in English only and uses US dollars.</li>
        </ul>
      ),
    },
    {
      id: shortcutsId,
      title: "Keyboard shortcuts",
      text: (
        <p>
          <kbd>Ctrl</kbd> + <kbd>K</kbd> (<kbd>Cmd</kbd> + <kbd>K</kbd> on a Mac) opens search from
          anywhere, and so does <kbd>/</kbd> outside a box. If you use speech input, or press keys
          by accident, you can turn the single-key shortcut off. Your choice is kept on this device.
        </p>
      ),
    },
    {
      id: "report",
      title: "Report a problem",
      text: (
        <>
          <p>
            If something keeps you from using a page, write to{" "}
            <Link href={`mailto:${site.email}`}>{site.email}</Link>. Tell us which page it is, what
            you wanted to do and what happened, and which browser and assistive technology you use.
            You don’t need to know the cause.
          </p>
          <p>
            The <Link href="/contact">contact page</Link> explains what helps us reproduce the
            problem.
          </p>
        </>
      ),
    },
  ] satisfies readonly Section[],
} as const;
