import type { ReactNode } from "react";

import { Link } from "@/components/site/link";
import { site } from "@/lib/site";

type Section = { title: string; text: ReactNode };

export const contact = {
  title: "Contact",
  description: `How to reach ${site.name} by email: report a number that looks wrong, a page that doesn’t work for you, or a calculator you’d like to see.`,
  lead: "Did you find a number that looks wrong, a misleading sentence, or a page that doesn’t work for you? Tell us. There’s no form to fill in, just an email address.",
  afterwards: (
    <>
      We use your message and address only to answer you and to fix the problem. See the{" "}
      <Link href="/privacy-policy">privacy policy</Link> for the rest.
    </>
  ),
  sections: [
    {
      title: "What helps us answer",
      text: (
        <>
          <p>We can fix a problem if we can reproduce it. Three things help most:</p>
          <ul>
            <li>
              <strong>Which page.</strong> Its name or its address.
            </li>
            <li>
              <strong>Which numbers.</strong> Under a result, press “Copy link” and paste the link
              into your message: it opens the page with the numbers you typed. Anyone can read them
              in the link, so use made-up numbers if yours are private.
            </li>
            <li>
              <strong>What you expected,</strong> and why: a bank statement, an official table, your
              own math.
            </li>
          </ul>
          <p>
            If something doesn’t work, tell us your browser and device, and any assistive technology
            you use.
          </p>
        </>
      ),
    },
    {
      title: "What we can’t do",
      text: (
        <>
          <p>
            We can’t give financial, tax or legal advice, recommend a lender or a product, or look
            at your accounts. For your own situation, ask a qualified professional.
          </p>
          <p>
            We also can’t see what you calculated, because it never left your browser. Please don’t
            send account numbers, passwords or a Social Security number by email.
          </p>
        </>
      ),
    },
  ] satisfies readonly Section[],
} as const;
