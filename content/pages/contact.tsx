import type { ReactNode } from "react";

import { Link } from "@/components/site/link";
import { site } from "@/lib/site";

type Section = { title: string; text: ReactNode };

export const contact = {
  title: "Contact",
  description: `How to reach ${site.name} by email: report a figure that looks wrong, a page that does not work for you, or a calculator you miss.`,
  lead: "Found a figure that looks wrong, a sentence that misleads, or a page that does not work for you? Tell us. There is no form to fill in, only an address.",
  afterwards: (
    <>
      We read your message to answer it and to fix what it is about. Your address is used for
      nothing else. The <Link href="/privacy-policy">privacy policy</Link> has the rest.
    </>
  ),
  sections: [
    {
      title: "What helps us answer",
      text: (
        <>
          <p>A report that we can repeat is a report that we can act on. Three things do most:</p>
          <ul>
            <li>
              <strong>Which page.</strong> Its name or its address.
            </li>
            <li>
              <strong>Which numbers.</strong> Under a result, press “Copy link” and paste the link
              into your message: it opens the page with the numbers you typed. They are readable in
              the link, so use made-up ones if yours are private.
            </li>
            <li>
              <strong>What you expected,</strong> and where that comes from: a bank statement, an
              official table, your own arithmetic.
            </li>
          </ul>
          <p>
            If something does not work, add your browser and device, and any assistive technology
            you use.
          </p>
        </>
      ),
    },
    {
      title: "What we cannot do",
      text: (
        <>
          <p>
            We cannot give financial, tax or legal advice, recommend a lender or a product, or look
            at your accounts. For your own situation ask a qualified professional.
          </p>
          <p>
            We also cannot see what you calculated, because it never left your browser. Please do
            not send account numbers, passwords or a Social Security number by email.
          </p>
        </>
      ),
    },
  ] satisfies readonly Section[],
} as const;
