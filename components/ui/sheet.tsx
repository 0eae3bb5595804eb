"use client";

import * as Dialog from "@radix-ui/react-dialog";
import type { ComponentProps } from "react";

import { cn } from "@/lib/utils";

import { Overlay } from "./overlay";

/** A panel that slides in from the left and holds the focus until it is closed. */
export const Sheet = Dialog.Root;
export const SheetTitle = Dialog.Title;
export const SheetClose = Dialog.Close;

export function SheetContent({
  className,
  children,
  ...props
}: ComponentProps<typeof Dialog.Content>) {
  return (
    <Dialog.Portal>
      <Overlay />
      <Dialog.Content
        data-slot="sheet-content"
        // A menu needs no description: its title and its links say it all.
        aria-describedby={undefined}
        className={cn(
          "fixed inset-y-0 left-0 z-50 max-w-full overflow-y-auto overscroll-contain border-r bg-card floating outline-none data-[state=closed]:animate-sheet-out data-[state=open]:animate-sheet-in print:hidden",
          className,
        )}
        {...props}
      >
        {children}
      </Dialog.Content>
    </Dialog.Portal>
  );
}
