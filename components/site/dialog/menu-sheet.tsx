"use client";

import { ChevronDown, X } from "lucide-react";
import { useEffect } from "react";

import { Link } from "@/components/site/link";
import { Sheet, SheetClose, SheetContent, SheetTitle } from "@/components/ui/sheet";
import type { CategoryLink } from "@/lib/catalogue/directory";
import type { SitePage } from "@/lib/catalogue/pages";
import { cn } from "@/lib/utils";

import type { LaterDialogProps } from "./open-dialog";
import { useClosedOnLeaving } from "./use-closed-on-leaving";

const row = "min-h-target hover:bg-muted flex items-center rounded-md px-3 py-2";

type MenuSheetContent = {
  categories: readonly CategoryLink[];
  pages: readonly SitePage[];
  allHref: string;
};

/** The menu of small screens: the calculators first, the other pages always in view below them. */
export function MenuSheet({
  isOpen,
  onOpenChange,
  giveFocusBack,
  categories,
  pages,
  allHref,
}: LaterDialogProps & MenuSheetContent) {
  useClosedOnLeaving(isOpen, onOpenChange);
  useEffect(() => {
    if (!isOpen) return;
    const close = () => onOpenChange(false);
    // On a wider screen the header has the links.
    const wide = matchMedia("(min-width: 48rem)");
    wide.addEventListener("change", close);
    return () => wide.removeEventListener("change", close);
  }, [isOpen, onOpenChange]);

  return (
    <Sheet open={isOpen} onOpenChange={onOpenChange}>
      <SheetContent
        className="w-[300px] scroll-py-16 sm:w-[400px]"
        onCloseAutoFocus={(event) => {
          event.preventDefault();
          giveFocusBack();
        }}
      >
        <div className="sticky top-0 z-10 flex min-h-14 items-center justify-between border-b bg-card pr-2 pl-6">
          <SheetTitle className="text-lg font-semibold">Menu</SheetTitle>
          <SheetClose
            aria-label="Close menu"
            className="inline-flex size-target items-center justify-center rounded-md hover:bg-muted"
          >
            <X className="size-5" />
          </SheetClose>
        </div>
        <nav aria-label="Menu">
          <details open className="group p-3 pb-0">
            <summary className={cn(row, "list-none justify-between font-medium")}>
              Calculators
              <ChevronDown className="size-5 transition-transform duration-150 group-open:rotate-180" />
            </summary>
            <div className="pb-4">
              <Link variant="plain" href={allHref} className={cn(row, "font-medium text-primary")}>
                View All Calculators
              </Link>
              {categories.map((category) => (
                <section key={category.href} className="mt-2">
                  <h3>
                    <Link variant="plain" href={category.href} className={cn(row, "font-semibold")}>
                      {category.name}
                    </Link>
                  </h3>
                  <ul className="ml-3 border-l pl-1">
                    {category.calculators.map(({ href, name }) => (
                      <li key={href}>
                        <Link variant="plain" href={href} className={row}>
                          {name}
                        </Link>
                      </li>
                    ))}
                  </ul>
                </section>
              ))}
            </div>
          </details>
          <ul className="sticky bottom-0 flex justify-around border-t bg-card p-1.5">
            {pages.map(({ href, name }) => (
              <li key={href}>
                <Link variant="plain" href={href} className={cn(row, "font-medium")}>
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      </SheetContent>
    </Sheet>
  );
}
