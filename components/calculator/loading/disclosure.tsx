import { useState, type ComponentType } from "react";

import { Later } from "./later";

type DisclosureProps<Props extends object> = {
  title: string;
  /** It is open from the start. */
  opened?: boolean;
  /** Fetches what it opens to. The same function each time. */
  load: () => Promise<ComponentType<Props>>;
  props: Props;
};

/** A line that opens to more, which is fetched and made when it is asked for. */
export function Disclosure<Props extends object>({
  title,
  opened = false,
  ...part
}: DisclosureProps<Props>) {
  const [open, setOpen] = useState(opened);

  return (
    <details
      className="group rounded-xl border border-border bg-card"
      open={open}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary className="flex folding-arrow min-h-target list-none items-center justify-between gap-4 py-3 pr-6 pl-5 after:shrink-0 after:border-muted-foreground sm:pr-7 sm:pl-6">
        <h2 className="text-xl font-bold">{title}</h2>
      </summary>
      <div className="px-5 pb-5 sm:px-6 sm:pb-6">
        {open && <Later {...part} name={`“${title}”`} />}
      </div>
    </details>
  );
}
