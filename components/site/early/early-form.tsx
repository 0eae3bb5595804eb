import { Button } from "@/components/ui/button";
import { scriptText } from "@/lib/script-text";

import { attendEarly } from "./attend-early";
import { InlineScript } from "./inline-script";

/** Stands below a form: what its page does before its script comes, and says if it never does. */
export const EarlyForm = () => (
  <>
    <div
      hidden
      data-slot="dead-form"
      role="alert"
      className="mt-6 rounded-xl border border-input bg-card p-5 sm:p-6 print:hidden"
    >
      <p>
        This page did not load completely, so the form cannot calculate. Your numbers haven’t
        changed.
      </p>
      <Button variant="outline" size="sm" className="mt-3">
        Reload it
      </Button>
    </div>
    <InlineScript name="early-form" text={scriptText(attendEarly)} />
  </>
);
