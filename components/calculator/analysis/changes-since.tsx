import { History } from "lucide-react";

import type { Definition } from "@/lib/calculator/definition";
import type { View } from "@/lib/calculator/report/view";
import { changesSince } from "@/lib/calculator/share/changes-since";
import type { ResultVersion } from "@/lib/calculator/share/result-version";

type SinceProps<Input, Result> = {
  definition: Definition<Input, Result>;
  view: View;
  copied: ResultVersion;
};

/** What has changed since the result was copied or kept that the address opens. */
export const ChangesSince = <Input, Result>({
  definition,
  view,
  copied,
}: SinceProps<Input, Result>) => (
  <section
    aria-label="Since this result was saved"
    data-slot="changes-since"
    className="flex gap-3 rounded-xl border border-border bg-card px-5 py-4 text-sm sm:px-6"
  >
    <History className="mt-0.5 size-4 shrink-0" />
    <div className="grid gap-1">
      {changesSince(definition, view, copied).map((sentence) => (
        <p key={sentence} className="max-w-prose">
          {sentence}
        </p>
      ))}
    </div>
  </section>
);
