import { Copy } from "lucide-react";

import { Link } from "@/components/site/link";
import { Button } from "@/components/ui/button";

/** An address to write to, and a button that copies it; copy-email.behavior.ts does. */
export const CopyEmail = ({ email }: { email: string }) => (
  <div data-slot="copy-email" className="rounded-xl border bg-card p-5 sm:p-7">
    <p className="text-sm font-medium text-muted-foreground">Email</p>
    <p className="mt-1 text-xl font-semibold wrap-anywhere sm:text-2xl">
      <Link href={`mailto:${email}`}>{email}</Link>
    </p>
    <Button variant="outline" className="mt-5">
      <Copy className="line-icon" />
      Copy address
    </Button>
    <p data-slot="failure" className="mt-3 text-sm font-medium text-destructive empty:hidden" />
  </div>
);
