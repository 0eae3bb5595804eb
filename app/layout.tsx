import type { Metadata, Viewport } from "next";
import localFont from "next/font/local";
import type { ReactNode } from "react";

import { siteMetadata } from "@/lib/metadata";
import { colorOf } from "@/lib/palette";

import { iconHref } from "./icons/icons";

const figtree = localFont({
  // By `npm run font`.
  src: "./fonts/figtree.woff2",
  weight: "400 700",
  variable: "--font-sans",
  display: "swap",
  // globals.css has fallbacks for more systems than Next would match.
  adjustFontFallback: false,
});

export const metadata: Metadata = {
  ...siteMetadata,
  icons: {
    icon: { url: "/icon.svg", type: "image/svg+xml" },
    apple: iconHref("apple-touch-icon.png"),
  },
};

export const viewport: Viewport = {
  themeColor: [
    { media: "(prefers-color-scheme: light)", color: colorOf("background").light },
    { media: "(prefers-color-scheme: dark)", color: colorOf("background").dark },
  ],
};

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    // A script at the start of the body may set attributes on the root element before React arrives.
    <html lang="en" className={figtree.variable} suppressHydrationWarning>
      <body className="flex min-h-dvh flex-col">{children}</body>
    </html>
  );
}
