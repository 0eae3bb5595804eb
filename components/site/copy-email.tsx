"use client";

import { Copy } from "lucide-react";
import { useRef, useState } from "react";

import { Link } from "@/components/site/link";
import { Button } from "@/components/ui/button";
import { notify } from "@/components/ui/notify";

const failure = "Could not copy email address.";

/** An address to write to, and a button that copies it. */
export function CopyEmail({ email }: { email: string }) {
  const address = useRef<HTMLParagraphElement>(null);
  const [isRefused, setRefused] = useState(false);

  // Nothing is awaited before the clipboard: Safari grants it only within the press itself.
  async function copy() {
    try {
      await navigator.clipboard.writeText(email);
      setRefused(false);
      void notify({ title: "Email Copied!", tone: "success", about: "copying" });
    } catch {
      setRefused(true);
      if (address.current) getSelection()?.selectAllChildren(address.current);
      void notify({ title: "Copy Failed", text: failure, tone: "destructive", about: "copying" });
    }
  }

  return (
    <div data-slot="copy-email" className="rounded-xl border bg-card p-5 sm:p-7">
      <p className="text-sm font-medium text-muted-foreground">Email</p>
      <p ref={address} className="mt-1 text-xl font-semibold wrap-anywhere sm:text-2xl">
        <Link href={`mailto:${email}`}>{email}</Link>
      </p>
      <Button variant="outline" onClick={copy} className="mt-5">
        <Copy aria-hidden />
        Copy address
      </Button>
      {isRefused && (
        <p className="mt-3 text-sm font-medium text-destructive">
          {failure} It is selected above, to copy by hand.
        </p>
      )}
    </div>
  );
}
