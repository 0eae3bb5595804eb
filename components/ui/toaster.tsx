"use client";

import { CircleAlert, CircleCheck, Info } from "lucide-react";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { Toaster, toast as sonner } from "sonner";

import { cn } from "@/lib/utils";

/** A transient notice. The page says the same where it belongs; a toast is never the only place. */
export type Toast = {
  title: string;
  text?: string;
  tone: "destructive" | "neutral" | "success";
  /** Such a notice stays for a shorter time than others. */
  about?: "copying";
};

/** How long a notice stays, in milliseconds. */
const durations = { usual: 5_000, copying: 3_000 };
/** How often it is looked whether a toast that leaves has left, in milliseconds. */
const look = 50;

let host: HTMLElement | undefined;
/** The toast to show once the one before it has left: the last one asked for. */
let next: Toast | undefined;
/** The toast that is there, by its id. */
let shown: string | number | undefined;

const icons = {
  destructive: <CircleAlert className="text-destructive" />,
  neutral: <Info className="text-primary" />,
  success: <CircleCheck className="text-positive" />,
};

/**
 * Shows a toast once the one before it has left, so that there is never a second: each stays for its
 * full time, and one that says the same again is seen to come.
 */
export function show(toast: Toast) {
  mount();
  const isWaiting = next !== undefined;
  next = toast;
  if (isWaiting) return;
  dismiss();
  present();
}

/** Takes back the toast that is there or waits. */
export function withdraw() {
  next = undefined;
  dismiss();
}

function dismiss() {
  if (shown !== undefined) sonner.dismiss(shown);
}

function present() {
  if (!next) return;
  if (shown !== undefined || host?.querySelector("[data-sonner-toast]"))
    return void window.setTimeout(present, look);
  shown = sonner(next.title, {
    // On a phone above what it tells of, where the page keeps room for it: globals.css.
    position: matchMedia("(width < 40rem)").matches ? "top-center" : "bottom-right",
    description: next.text,
    duration: durations[next.about ?? "usual"],
    icon: icons[next.tone],
    className: cn(next.tone === "destructive" && "border-destructive!"),
    onAutoClose: leave,
    onDismiss: leave,
  });
  next = undefined;
}

/** It is on the page until it has faded. */
function leave() {
  shown = undefined;
}

function mount() {
  if (host) return;
  host = document.body.appendChild(document.createElement("div"));
  host.className = "print:hidden";
  const root = createRoot(host);
  // Flushed, so that the toaster listens before the first notice is sent.
  flushSync(() =>
    root.render(
      <Toaster
        visibleToasts={1}
        mobileOffset={8}
        closeButton={false}
        toastOptions={{
          unstyled: true,
          classNames: {
            toast:
              "flex w-full items-start gap-3 font-sans rounded-lg border border-border bg-card p-3 text-foreground raised sm:w-(--width) sm:p-4",
            title: "font-semibold",
            description: "text-sm text-muted-foreground",
            icon: "mt-0.5 [&_svg]:size-5",
          },
        }}
      />,
    ),
  );
}
