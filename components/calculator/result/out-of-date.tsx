import { RotateCw } from "lucide-react";

import { Button } from "@/components/ui/button";

/** Said of a result as soon as the form holds other numbers. */
export const outOfDate = "Out of date: calculate again to update.";

/** The same, in the place of the verdict. */
export const OutOfDate = () => (
  <p className="flex gap-2 font-semibold text-foreground">
    <RotateCw className="mt-1 size-4 shrink-0" />
    {outOfDate}
  </p>
);

/** The same at the foot of the screen, wherever one has scrolled to, with what to do about it. */
export const OutOfDateBar = ({ update }: { update: () => void }) => (
  <div
    data-slot="out-of-date-bar"
    className="fixed inset-x-0 bottom-0 z-40 border-t border-input bg-card pb-[env(safe-area-inset-bottom)] raised print:hidden"
  >
    <div className="mx-auto flex max-w-page flex-wrap items-center justify-between gap-x-4 gap-y-1 px-4 py-2 text-sm sm:px-6">
      {/* Beside the button it may take two lines; only in a narrow frame it stands above. */}
      <div className="flex-1 basis-40">
        <OutOfDate />
      </div>
      <Button size="sm" className="shrink-0" onClick={update}>
        Update result
      </Button>
    </div>
  </div>
);
