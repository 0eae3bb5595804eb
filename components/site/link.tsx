import { cva, type VariantProps } from "class-variance-authority";
import type { ComponentProps } from "react";

import { cn } from "@/lib/utils";

const linkVariants = cva("", {
  variants: {
    /** `text` stands in a sentence; `plain` leaves the look to `className`. */
    variant: {
      text: "text-primary underline decoration-from-font underline-offset-4 hover:text-primary-hover hover:decoration-2",
      plain: "",
    },
  },
  defaultVariants: { variant: "text" },
});

type LinkProps = ComponentProps<"a"> & VariantProps<typeof linkVariants> & { href: string };

/**
 * The one link of the site: a plain anchor, so that every page is a document of its own that opens
 * at its top with the focus at its start. next/link would fetch the code of other calculators as
 * their links scroll by; the speculation rules in the layout fetch a page when it is about to be
 * opened.
 */
export function Link({ variant, className, children, ...props }: LinkProps) {
  return (
    <a className={cn(linkVariants({ variant }), className)} {...props}>
      {children}
    </a>
  );
}
