"use client";

import { CircleAlert, CircleCheck, Info } from "lucide-react";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { Toaster, toast as sonner } from "sonner";

import { cn } from "@/lib/utils";

import type { Toast } from "./notify";

/** How long a notice stays, in milliseconds. */
const durations = { usual: 5_000, copying: 3_000 };
/** How long sonner keeps a toast that is leaving. A notice that came meanwhile would leave with it. */
const leaving = 250;

let mounted = false;
let gone = 0;

const icons = {
  destructive: <CircleAlert className="text-destructive" />,
  neutral: <Info className="text-primary" />,
  success: <CircleCheck className="text-positive" />,
};

/** Shows a toast. The constant id makes it replace the one before it, so that there is never a second. */
export function show(toast: Toast) {
  mount();
  const wait = gone + leaving - Date.now();
  if (wait > 0) window.setTimeout(() => show(toast), wait);
  else
    sonner(toast.title, {
      id: "notice",
      description: toast.text,
      duration: durations[toast.about ?? "usual"],
      icon: icons[toast.tone],
      className: cn(toast.tone === "destructive" && "border-destructive!"),
      onAutoClose: () => (gone = Date.now()),
      onDismiss: () => (gone = Date.now()),
    });
}

function mount() {
  if (mounted) return;
  mounted = true;
  const host = document.body.appendChild(document.createElement("div"));
  host.className = "print:hidden";
  // Flushed, so that the toaster listens before the first notice is sent.
  flushSync(() =>
    createRoot(host).render(
      <Toaster
        visibleToasts={1}
        position="bottom-right"
        closeButton={false}
        toastOptions={{
          unstyled: true,
          classNames: {
            toast:
              "flex w-full items-start gap-3 font-sans rounded-lg border border-border bg-card p-4 text-foreground raised sm:w-(--width)",
            title: "font-semibold",
            description: "text-sm text-muted-foreground",
            icon: "mt-0.5 [&_svg]:size-5",
          },
        }}
      />,
    ),
  );
}
