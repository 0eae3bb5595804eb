"use client";

import { useSyncExternalStore } from "react";

import { remember } from "@/components/site/remembered";
import { Button } from "@/components/ui/button";

const isOn = () => !document.documentElement.dataset.shortcuts;

function subscribe(onChange: () => void) {
  const attribute = new MutationObserver(onChange);
  attribute.observe(document.documentElement, { attributeFilter: ["data-shortcuts"] });
  return () => attribute.disconnect();
}

/** Whether / alone opens the search: whoever speaks to their computer may press it unawares. */
export function ShortcutSwitch() {
  // Known on the device only: the built page shows it as it is for most.
  const on = useSyncExternalStore(subscribe, isOn, () => true);

  return (
    <Button
      variant="outline"
      role="switch"
      aria-checked={on}
      onClick={() => remember("shortcuts", on ? "off" : undefined)}
      className="noscript:hidden"
    >
      The / key opens the search:
      <span aria-hidden>{on ? "on" : "off"}</span>
    </Button>
  );
}
