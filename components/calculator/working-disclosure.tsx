import { ChevronDown } from "lucide-react";
import { useState } from "react";

import { Later } from "./later";
import type { WorkingProps } from "./working";

const loadWorking = <Input, Result>() =>
  import("./working").then(({ Working }) => Working<Input, Result>);

/** Opens to the working of every figure, which is fetched and written when it is asked for. */
export function WorkingDisclosure<Input, Result>(props: WorkingProps<Input, Result>) {
  const [open, setOpen] = useState(false);

  return (
    <details
      className="group rounded-xl border border-border bg-card"
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary className="flex min-h-target list-none items-center justify-between gap-4 px-5 py-3 sm:px-6">
        <h2 className="text-xl font-bold">How this was worked out</h2>
        <ChevronDown
          aria-hidden
          className="size-5 shrink-0 text-muted-foreground transition-transform group-open:rotate-180"
        />
      </summary>
      <div className="px-5 pb-5 sm:px-6 sm:pb-6">
        {open && <Later load={loadWorking<Input, Result>} props={props} name="The working" />}
      </div>
    </details>
  );
}
