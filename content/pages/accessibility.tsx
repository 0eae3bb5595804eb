import type { ReactNode } from "react";

import { Link } from "@/components/site/link";
import { site } from "@/lib/site";

type Section = { id: string; title: string; text: ReactNode };

/** The switch stands under the words on the keyboard. */
export const shortcutsId = "shortcuts";

export const accessibility = {
  title: "Accessibility",
  description:
    "What was tested so that everyone can use the calculators, with which tools and at which sizes, what was not tested, and how to report a barrier.",
  lead: `${site.name} is meant to be used by everyone: with a keyboard, a screen reader, large text, strong contrast, or on a small phone. Here is what was tested, and what was not.`,
  sections: [
    {
      id: "aim",
      title: "What we aim for",
      text: (
        <p>
          The Web Content Accessibility Guidelines (WCAG) 2.2 at level AA, on every page. We test
          against them ourselves; nobody outside has audited the site, and this page is no
          certificate.
        </p>
      ),
    },
    {
      id: "tested",
      title: "What is tested",
      text: (
        <>
          <p>These checks are part of the tests that every change to the site has to pass:</p>
          <ul>
            <li>
              <strong>Rules that a program can check.</strong> axe-core, with all its rules for WCAG
              2.2 AA and good practice and no exception, in Chromium: every page, and every
              calculator empty, with a result, with a result out of date, with every folded part
              open, and with wrong numbers; 320 and 1280 pixels wide; in the light and the dark
              theme. Each run of the tests takes a part of the combinations by turns; a long run
              takes all of them.
            </li>
            <li>
              <strong>Keyboard.</strong> Each kind of page is walked from its first stop to its last
              with the Tab key: every stop can be seen, none holds the focus, and the order is that
              of the page. Calculators are filled in and pressed without a mouse, and a wrong number
              takes the focus to its box.
            </li>
            <li>
              <strong>Names and messages.</strong> What each control is called, how it is described
              and what is announced is written down, and a change to it is seen. The answer is
              announced when it comes; a box that refuses what you typed says how to fix it.
            </li>
            <li>
              <strong>Size.</strong> No page scrolls sideways at 320 pixels, which is what a screen
              of 1280 pixels shows at 400% zoom, or with text at 200%. What is pressed is at least
              44 pixels high and wide, links in running text apart.
            </li>
            <li>
              <strong>Color.</strong> The contrast of every pair of colors that carries words or the
              edge of a control is computed, in both themes.
            </li>
            <li>
              <strong>Motion.</strong> With “reduce motion” set in your system, the styles switch
              every animation and transition off.
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
              No test with people who use screen readers, voice control, switches or magnifiers has
              been made. What is written for them is checked by programs only.
            </li>
            <li>
              Most tests run in Chromium, and some in Firefox and in WebKit, the engine of Safari.
              No screen reader is part of them.
            </li>
            <li>
              A program finds some of the barriers there are, not all. No violation means that no
              rule it knows is broken.
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
            The calculators need a script. Without one every word can be read, and nothing is
            calculated.
          </li>
          <li>
            A wide table, such as a payment schedule, scrolls sideways within its own frame on a
            narrow screen. The frame can be reached and scrolled with the keyboard.
          </li>
          <li>
            A chart is a picture with a description in words. The arrow keys read its points one by
            one, and its numbers follow in a table.
          </li>
          <li>The site is in English only, and counts in US dollars.</li>
        </ul>
      ),
    },
    {
      id: shortcutsId,
      title: "Keyboard shortcuts",
      text: (
        <p>
          <kbd>Ctrl</kbd> + <kbd>K</kbd> (<kbd>Cmd</kbd> + <kbd>K</kbd> on a Mac) opens the search
          from anywhere, and so does <kbd>/</kbd> outside a box. If you speak to your computer, or
          press keys by accident, you can switch the single key off. Your choice is kept on this
          device.
        </p>
      ),
    },
    {
      id: "report",
      title: "Report a barrier",
      text: (
        <>
          <p>
            If something keeps you from using a page, write to{" "}
            <Link href={`mailto:${site.email}`}>{site.email}</Link>. Tell us which page it is, what
            you wanted to do and what happened, with your browser and any assistive technology you
            use. You need not know the cause.
          </p>
          <p>
            The <Link href="/contact">contact page</Link> says what helps us repeat what you saw.
          </p>
        </>
      ),
    },
  ] satisfies readonly Section[],
} as const;
