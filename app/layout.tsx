import type { Metadata, Viewport } from "next";
import localFont from "next/font/local";
import type { ReactNode } from "react";

import { restoreChoices } from "@/components/site/remembered";
import { SpeculationRules } from "@/components/site/speculation-rules";
import { site } from "@/lib/site";

import "./globals.css";

const figtree = localFont({
  src: "../node_modules/@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2",
  weight: "300 900",
  variable: "--font-sans",
  display: "swap",
  adjustFontFallback: "Arial",
});

export const metadata: Metadata = {
  metadataBase: new URL(site.url),
  title: { template: `%s | ${site.name}`, default: `${site.name} | ${site.tagline}` },
  description: site.description,
  applicationName: site.name,
  // "./" is the page's own path: every page names its own address.
  alternates: { canonical: "./" },
  openGraph: { type: "website", siteName: site.name, locale: "en_US", url: "./" },
  twitter: { card: "summary" },
  formatDetection: { telephone: false, address: false, email: false },
};

export const viewport: Viewport = {
  themeColor: [
    { media: "(prefers-color-scheme: light)", color: "#fbfaf7" },
    { media: "(prefers-color-scheme: dark)", color: "#0f1416" },
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
