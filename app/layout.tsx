import type { Metadata, Viewport } from "next";
import localFont from "next/font/local";
import type { ReactNode } from "react";

import { restoreChoices } from "@/components/site/remembered";
import { SpeculationRules } from "@/components/site/speculation-rules";
import { pageMetadata } from "@/lib/metadata";
import { colourOf } from "@/lib/palette";
import { site } from "@/lib/site";

import "./globals.css";
import { iconHref } from "./icons/icons";

const figtree = localFont({
  src: "../node_modules/@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2",
  weight: "300 900",
  variable: "--font-sans",
  display: "swap",
  adjustFontFallback: "Arial",
});

/** What holds for every page. A page says the rest of itself by `pageMetadata`. */
export const metadata: Metadata = {
  ...pageMetadata({ title: site.tagline, description: site.description, path: "/" }),
  metadataBase: new URL(site.url),
  title: { template: `%s | ${site.name}`, default: `${site.name} | ${site.tagline}` },
  applicationName: site.name,
  // "./" is the page's own path: a page that says nothing of itself still names its own address.
  alternates: { canonical: "./" },
  icons: {
    icon: { url: "/icon.svg", type: "image/svg+xml" },
    apple: iconHref("apple-touch-icon.png"),
  },
  appleWebApp: { title: site.name },
  formatDetection: { telephone: false, address: false, email: false },
};

export const viewport: Viewport = {
  themeColor: [
    { media: "(prefers-color-scheme: light)", color: colourOf("background").light },
    { media: "(prefers-color-scheme: dark)", color: colourOf("background").dark },
  ],
};

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    // The script below may set attributes on the root element before React arrives.
    <html lang="en" className={figtree.variable} suppressHydrationWarning>
      <head>
        <script dangerouslySetInnerHTML={{ __html: restoreChoices }} />
        <SpeculationRules />
      </head>
      <body className="flex min-h-dvh flex-col">{children}</body>
    </html>
  );
}
