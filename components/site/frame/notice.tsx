import { X } from "lucide-react";

import { ConsentQuestion } from "@/components/site/consent/consent-parts";
import { Island } from "@/components/site/island";
import { Link } from "@/components/site/link";
import { analytics } from "@/lib/analytics";

/**
 * The line on every page that says what the figures are. Once dismissed it is never painted. Where
 * visits may be counted, the question whether they may stands beside it.
 */
export function Notice() {
  return (
    <>
      <aside
        data-slot="notice"
        aria-label="About the results"
        className="bg-accent text-accent-foreground print:hidden [[data-notice=dismissed]_&]:hidden"
      >
        <div className="mx-auto flex max-w-page items-center gap-2 px-4 py-0.5 sm:px-6 lg:px-8">
          <p className="flex-1 py-2.5 text-sm">
            Results are estimates based on the numbers you enter, not an offer or advice.{" "}
            <Link href="/accuracy" className="font-medium text-inherit">
              How they are tested
            </Link>
          </p>
          <button
            type="button"
            data-slot="notice-dismiss"
            aria-label="Dismiss this notice"
            className="-mr-3 inline-flex size-target shrink-0 items-center justify-center rounded-md hover:bg-[color-mix(in_srgb,currentColor_10%,transparent)]"
          >
            <X className="size-5 line-icon" />
          </button>
        </div>
      </aside>
      {ConsentQuestion && analytics && (
        <Island name="consent-question" of={ConsentQuestion} props={{}} />
      )}
    </>
  );
}
