import { ConsentQuestion } from "@/components/site/consent-parts";
import { Icon } from "@/components/site/icon";
import { Link } from "@/components/site/link";
import { NoticeDismiss } from "@/components/site/notice-dismiss";
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
            Results are estimates from the numbers you enter, not an offer and not advice.{" "}
            <Link href="/accuracy" className="font-medium text-inherit">
              How they are tested
            </Link>
          </p>
          <NoticeDismiss>
            <Icon name="x" />
          </NoticeDismiss>
        </div>
      </aside>
      {ConsentQuestion && analytics && (
        <ConsentQuestion analytics={analytics}>
          May we count which pages are read? Never what you type.{" "}
          <Link href="/privacy-policy">Privacy policy</Link>
        </ConsentQuestion>
      )}
    </>
  );
}
