import { NoticeDismiss } from "@/components/site/notice-dismiss";
import { Icon } from "@/components/site/icon";

/** The line on every page that says what the figures are. Once dismissed it is never painted. */
export function Notice() {
  return (
    <aside
      data-slot="notice"
      aria-label="About the results"
      className="bg-accent text-accent-foreground print:hidden [[data-notice=dismissed]_&]:hidden"
    >
      <div className="mx-auto flex max-w-page items-center gap-2 px-4 py-0.5 sm:px-6 lg:px-8">
        <p className="flex-1 py-2.5 text-sm">
          Results are estimates from the numbers you enter, not an offer and not advice.
        </p>
        <NoticeDismiss>
          <Icon name="x" />
        </NoticeDismiss>
      </div>
    </aside>
  );
}
