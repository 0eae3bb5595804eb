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
  lead: "The short version: what you type into a calculator stays in your browser, you need no account, and nothing is counted without your consent.",
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
            them. This policy says what information the website handles when you visit it, what it
            does not, and what you can choose.
          </p>
          <p>
            The sections below say how the website works by design. Whether analytics are switched
            on is decided when the website is built, so a{" "}
            <Link href={`#${noteId}`}>dated note</Link> at the end says what holds for the pages you
            are reading now.
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
            longer than the tab in which you typed them, as the{" "}
            <Link href={`#${noteId}`}>dated note</Link> says, unless you ask for results to be{" "}
            <Link href="#device">kept on your device</Link>.
          </p>
          <p>
            They go elsewhere only if you take them there. “Copy link” puts your inputs into the
            part of the address after the # sign. Browsers do not send that part to a server, but
            everyone who has the link can read it, and it may stay in the browser history of whoever
            opens it. Files that you save are written to your device and nowhere else.
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
            The calculators need no cookies. Where analytics are switched on, analytics cookies or
            similar means are used to learn which pages are visited and how often, so that we know
            what to improve. Where they are switched on, these rules hold:
          </p>
          <ul>
            <li>Nothing is loaded, stored or counted before you press “Accept”.</li>
            <li>
              The address of a page is reported without the part after the # sign and without
              anything after a question mark. What you type is never reported.
            </li>
            <li>Analytics data is kept for about 24 to 26 months.</li>
            <li>The data is used for statistics of this website, not for advertising.</li>
          </ul>
          <p>Where analytics are not switched on, none of this happens and you are not asked.</p>
        </>
      ),
    },
    {
      id: "device",
      title: "What is kept on your device",
      text: (
        <>
          <p>
            Your browser keeps a few words for this website in its local storage, each only after
            you did something that asks for it:
          </p>
          <ul>
            <li>
              <code>theme</code>: light or dark, if you choose another than your system has.
            </li>
            <li>
              <code>notice</code>: that you dismissed the line on estimates at the top of the page.
            </li>
            <li>
              <code>shortcuts</code>: that you switched off the shortcut of a single key.
            </li>
            <li>
              <code>analytics</code>: your answer, where analytics are switched on and you gave one.
              Declining takes the place of an earlier acceptance.
            </li>
            <li>
              <code>results:</code> and the name of a calculator: the numbers of results that you
              compare there, if you tick “Keep these results on this device”. Unticking erases them.
            </li>
          </ul>
          <KeptList />
          <p>
            After your first visit it also keeps copies of the files that this website is made of:
            its pages, code, font and icon, less than 10 MB, so that the website works without a
            network. They are the same for every visitor, and nothing you type is among them. A new
            version of them takes the place of the old one when you agree to it, or after you have
            closed the website.
          </p>
          <p>
            None of this is sent to us. Clearing the data of this website in your browser, which
            browsers also call its cookies and site data, removes all of it. The copies come back
            with your next visit; a private window keeps them only until you close it.
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
            The foot of every page has your choices about privacy and says how things stand. Where
            analytics are switched on, you can accept or decline there at any time, as easily one
            way as the other. The calculators work the same either way.
          </p>
          <p>
            If your browser sends the{" "}
            <Link href="https://www.w3.org/TR/gpc/">Global Privacy Control</Link> signal, that
            counts as declining: you are not asked, nothing is counted, and an answer kept from
            before is removed.
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
          about itself. It may keep such records for a while to run its service and to protect it
          from abuse. Your inputs are not among them, because they are never part of a request.
        </p>
      ),
    },
    {
      id: "sharing",
      title: "Third parties and sharing",
      text: (
        <p>
          We do not sell information and do not share it for advertising. Pictures, fonts and code
          come from this website itself, so opening a page contacts no server but that of its host.
          Where analytics are switched on and you have accepted, the provider of the statistics
          processes the page views for us.
        </p>
      ),
    },
    {
      id: "links",
      title: "Links to other websites",
      text: (
        <p>
          Pages link to their sources, such as government agencies. Another website learns of your
          visit only when you follow a link to it, and its own privacy policy applies there. The
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
          about them. If you believe that a child has written to us, please tell us and we will
          delete the message.
        </p>
      ),
    },
    {
      id: "security",
      title: "Security",
      text: (
        <p>
          What is not collected cannot be lost: no database holds your calculations. On a device
          that others use too, press Reset and close the tab when you are done, and treat a copied
          link or a saved file like the numbers in it.
        </p>
      ),
    },
    {
      id: "contact",
      title: "Changes and contact",
      text: (
        <>
          <p>
            If the website comes to handle information differently, this page changes with it, and
            so does the date at its top.
          </p>
          <p>
            Questions about privacy, or about a message you sent us, go to{" "}
            <Link href={`mailto:${site.email}`}>{site.email}</Link>. If you write to us, we receive
            your email address and your message, and use them to answer you and for nothing else.
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
          So that a reload or the back button does not cost you your typing, your browser keeps what
          is in a calculator’s boxes with the page’s place in the history of that tab. It is part of
          no request, and no other page, tab or website can read it. Reset removes it, and it goes
          when you close the tab; a browser that reopens closed tabs may bring it back. Of the
          spending tracker nothing is kept.
        </p>
        <p>
          In this build your browser keeps copies of the website’s own files for use without a
          network, as told under “<Link href="#device">What is kept on your device</Link>”. No
          answer of another host is among them.
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
        each page that you open is reported once to {provider.host}: its address without anything
        after # or a question mark, and the website you came from if it was another one. As with
        every request, the recipient sees your IP address and what your browser says about itself.
      </p>
      <p>
        The report is sent by a few lines of our own, not by a script of the provider, and sets no
        cookie. Your answer is kept in your browser under the name <code>analytics</code>.
      </p>
    </>
  ) : (
    <p>
      Analytics are <strong>not switched on</strong> in this build of the website. It holds no code
      for them, sets no cookie, sends no request to another host, and has nothing to ask you. What
      this policy says of analytics describes what would hold if they were.
    </p>
  );
}
