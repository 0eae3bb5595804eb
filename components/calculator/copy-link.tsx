import { Link } from "lucide-react";
import { useState } from "react";

import { Button } from "@/components/ui/button";
import { Input } from "@/components/ui/input";
import { notify } from "@/components/ui/notify";

const shown = 3_000;

/** Copies an address that opens this result again. Where copying is refused, shows it to be selected. */
export function CopyLink({ fragment }: { fragment: string }) {
  const [refused, setRefused] = useState<string>();

  async function copy() {
    const link = `${location.origin}${location.pathname}#${fragment}`;
    try {
      await navigator.clipboard.writeText(link);
      setRefused(undefined);
      void notify({
        title: "Link Copied!",
        text: "It opens this result with your numbers.",
        tone: "success",
        duration: shown,
      });
    } catch {
      setRefused(link);
      void notify({
        title: "Copy Failed",
        text: "Could not copy the link. It is shown below to select.",
        tone: "destructive",
        duration: shown,
      });
    }
  }

  return (
    <div className="grid gap-2">
      <Button variant="outline" size="sm" className="justify-self-start" onClick={copy}>
        <Link aria-hidden />
        Copy link
      </Button>
      {refused && (
        <Input
          readOnly
          aria-label="Link to this result"
          value={refused}
          onFocus={(event) => event.target.select()}
        />
      )}
    </div>
  );
}
