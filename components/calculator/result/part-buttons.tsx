import { Columns2, SearchIcon, Target, type LucideIcon } from "lucide-react";

import { Button } from "@/components/ui/button";

/**
 * Buttons beside the answer that open parts below it: what a visitor does next with a result. `forms` is what it can
 * be read as, line by line.
 */
export const PartButtons = ({ forms }: { forms?: string }) => (
  <div className="flex flex-wrap gap-1.5 border-t border-border px-5 py-4 sm:px-6 print:hidden">
    <PartButton Icon={Target} text="Set a goal" part="goal seek" />
    <PartButton Icon={Columns2} text="Compare" part="comparison" />
    {forms && <PartButton Icon={SearchIcon} text={forms} part="filled forms" />}
  </div>
);

type PartButtonProps = { Icon: LucideIcon; text: string; part: string };

const PartButton = ({ Icon, text, part }: PartButtonProps) => (
  <Button variant="outline" size="sm" onClick={() => openPart(part)}>
    <Icon />
    {text}
  </Button>
);

/** Opens a folded part, and leads there: the next key goes on from its title. */
function openPart(part: string) {
  const details = document.querySelector<HTMLDetailsElement>(`details[data-part="${part}"]`);
  if (!details) return;
  details.open = true;
  details.scrollIntoView({ block: "start" });
  details.querySelector("summary")?.focus({ preventScroll: true });
}
