import type { ReactNode } from "react";

import { KeptList } from "@/components/site/device/kept-list";
import { Link } from "@/components/site/link";
import { site } from "@/lib/site";

type Section = { id: string; title: string; text: ReactNode };

const noteId = "this-build";

/** What the note needs to know of the analytics that a build has switched on. */
type Provider = { host: string };

export const privacy = {
  title: "Privacy Policy",
  description: `What ${site.name} does with information: calculator inputs stay in your browser, there is no registration, and analytics need your consent.`,
  lead: "The short version: what you type into a calculator stays in your browser, you don’t need an account, and we don’t count visits without your consent.",
  /** The day of the twelve sections. */
  updated: "2025-05-02",
  sections: [
    {
      id: "introduction",
      title: "Introduction",
      text: (
        <>
          <p>
            {site.name} is a free public website of financial calculators, with articles about using
            them. This policy explains what information the website handles when you visit it, what
            it doesn’t, and what choices you have.
          </p>
          <p>
            The sections below explain how the website works by design. Whether analytics are
            switched on is decided when the website is built, so a{" "}
            <Link href={`#${noteId}`}>dated note</Link> at the end says what applies to the pages
            you are reading now.
          </p>
        </>
      ),
    },
    {
      id: "not-collected",
      title: "Information we do not collect",
      text: (
        <p>
          There are no accounts, no sign-in and no registration. The website does not ask for your
          name, your address, your date of birth, your Social Security number or your bank details,
          and it has no form that sends anything to us. It keeps no profile of you.
        </p>
      ),
    },
    {
      id: "calculator-inputs",
      title: "Calculator inputs and results",
      text: (
        <>
          <p>
            The numbers and words that you enter into a calculator are processed in your browser, on
            your own device. They are not sent to a server, and we never receive them. They last no
            longer than the tab you typed them in, as the{" "}
            <Link href={`#${noteId}`}>dated note</Link> explains, unless you ask for results to be{" "}
            <Link href="#device">kept on your device</Link>.
          </p>
          <p>
            They go somewhere else only if you send them. “Copy link” puts your inputs into the part
            of the address after the # sign. Browsers don’t send that part to a server, but anyone
            who has the link can read it, and it may stay in the browser history of anyone who opens
            it. Files you save are saved only to your device.
          </p>
        </>
      ),
    },
    {
      id: "analytics",
      title: "Cookies and analytics",
      text: (
        <>
          <p>
            The calculators don’t need cookies. Where analytics are switched on, analytics cookies
            or similar technologies are used to learn which pages are visited and how often, so we
            know what to improve. These rules apply where they are switched on:
          </p>
          <ul>
            <li>Nothing is loaded, stored or counted before you press “Accept”.</li>
            <li>
              The address of a page is reported without the part after the # sign and without
              anything after a question mark. What you type is never reported.
            </li>
            <li>Analytics data is kept for about 24 to 26 months.</li>
            <li>The data is used for statistics about this website, not for advertising.</li>
          </ul>
          <p>Where analytics are not switched on, none of this happens, and you are not asked.</p>
        </>
      ),
    },
    {
      id: "device",
      title: "What is kept on your device",
      text: (
        <>
          <p>
            Your browser keeps a few entries for this website in its local storage, each only after
            you do something that needs it:
          </p>
          <ul>
            <li>
              <code>theme</code>: light or dark, if you choose a different one from your system’s.
            </li>
            <li>
              <code>notice</code>: that you dismissed the line about estimates at the top of the
              page.
            </li>
            <li>
              <code>shortcuts</code>: that you turned off the single-key shortcut.
            </li>
            <li>
              <code>analytics</code>: your answer, where analytics are switched on and you gave one.
              Declining replaces an earlier acceptance.
            </li>
            <li>
              <code>results:</code> and the name of a calculator: the numbers of the results you
              compare there, with their names, what they answered, the day and the version of the
              calculations, if you check “Keep these results on this device”. The home page shows
              them on this device. Unchecking it erases them.
            </li>
          </ul>
          <KeptList />
          <p>
            After your first visit, it also keeps copies of the files that make up this website: its
            pages, code, font and icon, less than 10 MB, so that the website works without a
            network. They are the same for every visitor and include nothing you type. A new version
            replaces the old one when you agree to it, or after you close the website.
          </p>
          <p>
            None of this is sent to us. Clearing the data for this website in your browser, which
            browsers also call cookies and site data, removes all of it. The copies come back with
            your next visit; a private window keeps them only until you close it.
          </p>
        </>
      ),
    },
    {
      id: "choices",
      title: "Your choices",
      text: (
        <>
          <p>
            The bottom of every page has your privacy choices and shows their current status. Where
            analytics are switched on, you can accept or decline there at any time, and both are
            equally easy. The calculators work the same either way.
          </p>
          <p>
            If your browser sends the{" "}
            <Link href="https://www.w3.org/TR/gpc/">Global Privacy Control</Link> signal, that
            counts as declining: you are not asked, nothing is counted, and any earlier answer is
            removed.
          </p>
        </>
      ),
    },
    {
      id: "hosting",
      title: "What a web host receives",
      text: (
        <p>
          To deliver a page, the company that hosts the website receives what every web server
          receives: the address of the page, your IP address, the time, and what your browser says
          about itself. It may keep these records for a while to run its service and protect it from
          abuse. They don’t include your inputs, because those are never part of a request.
        </p>
      ),
    },
    {
      id: "sharing",
      title: "Third parties and sharing",
      text: (
        <p>
          We do not sell information and do not share it for advertising. Pictures, fonts and code
          come from this website itself, so opening a page contacts only its host’s server. Where
          analytics are switched on and you have accepted, the analytics provider processes page
          views for us.
        </p>
      ),
    },
    {
      id: "links",
      title: "Links to other websites",
      text: (
        <p>
          Pages link to their sources, such as government agencies. Another website learns about
          your visit only if you follow a link to it, and its own privacy policy applies there. The
          part of our address after the # sign is not passed on.
        </p>
      ),
    },
    {
      id: "children",
      title: "Children",
      text: (
        <p>
          The service is not for children under 18, and we do not knowingly collect information
          about them. If you believe a child has written to us, please tell us, and we will delete
          the message.
        </p>
      ),
    },
    {
      id: "security",
      title: "Security",
      text: (
        <p>
          We can’t lose what we don’t collect: no database holds your calculations. On a shared
          device, press Reset and close the tab when you are done, and treat a copied link or a
          saved file as carefully as the numbers in it.
        </p>
      ),
    },
    {
      id: "contact",
      title: "Changes and contact",
      text: (
        <>
          <p>
            If the website starts handling information differently, we will change this page and the
            date at the top.
          </p>
          <p>
            Send questions about privacy, or about a message you sent us, to{" "}
            <Link href={`mailto:${site.email}`}>{site.email}</Link>. If you write to us, we receive
            your email address and your message, and we use them only to answer you.
          </p>
        </>
      ),
    },
  ] satisfies readonly Section[],
  noteId,
  note: {
    title: "What this build does",
    /** The day on which these sentences were last held against the code. */
    checked: "2026-11-23",
    text: (provider: Provider | undefined): ReactNode => (
      <>
        {analyticsOf(provider)}
        <p>
          So that you don’t lose your typing when you reload or go back, your browser keeps what is
          in a calculator’s boxes with the page’s place in the history of that tab. It is never part
          of a request, and no other page, tab or website can read it. Reset removes it, and so does
          closing the tab; a browser that reopens closed tabs may bring it back. For the spending
          tracker, nothing is kept.
        </p>
        <p>
          In this build, your browser keeps copies of the website’s own files for use without a
          network, as described under “<Link href="#device">What is kept on your device</Link>”.
          They include nothing from another host.
        </p>
      </>
    ),
  },
} as const;

/** What the note says of analytics. */
function analyticsOf(provider: Provider | undefined) {
  return provider ? (
    <>
      <p>
        Analytics are <strong>switched on</strong> in this build of the website. After you accept,
        each page you open is reported once to {provider.host}: its address without anything after #
        or a question mark, and the website you came from, if it was a different one. As with every
        request, the recipient sees your IP address and what your browser says about itself.
      </p>
      <p>
        A few lines of our own code send the report, not a script from the provider, and it sets no
        cookie. Your answer is kept in your browser under the name <code>analytics</code>.
      </p>
    </>
  ) : (
    <p>
      Analytics are <strong>not switched on</strong> in this build of the website. It has no code
      for them, sets no cookies, sends no requests to other hosts, and has nothing to ask you. What
      this policy says about analytics describes what would apply if they were on.
    </p>
  );
}
