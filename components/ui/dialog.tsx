"use client";

import * as Radix from "@radix-ui/react-dialog";
import type { ComponentProps } from "react";

import { cn } from "@/lib/utils";

import { Overlay } from "./overlay";

/** A panel over the page that holds the focus until it is closed; the whole screen of a phone. */
export const Dialog = Radix.Root;
export const DialogTitle = Radix.Title;
export const DialogClose = Radix.Close;

export function DialogContent({
  className,
  children,
  ...props
}: ComponentProps<typeof Radix.Content>) {
  return (
    <Radix.Portal>
      <Overlay />
      <Radix.Content
        data-slot="dialog-content"
        aria-describedby={undefined}
        className={cn(
          "fixed inset-0 z-50 flex animate-overlay flex-col overflow-hidden bg-card floating outline-none sm:inset-x-4 sm:top-[10dvh] sm:bottom-auto sm:mx-auto sm:max-h-[80dvh] sm:max-w-2xl sm:rounded-xl sm:border print:hidden",
          className,
        )}
        {...props}
      >
        {children}
      </Radix.Content>
    </Radix.Portal>
  );
}
