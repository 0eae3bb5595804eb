import type { Metadata } from "next";

import { site } from "@/lib/site";

/** What a page says of itself to whom does not see it. */
export type Page = {
  /** Without the name of the site, which stands beside it. */
  title: string;
  /** One or two sentences for lists of search results and for previews. */
  description: string;
  path: string;
  /** What its picture says under the title, where that is not the description. */
  question?: string;
  /** The day on which an article appeared, as 2026-11-21. */
  published?: string;
};

export const pictureSize = { width: 1200, height: 630 };

/** The address of the picture that stands for a page where it is shared: app/og draws it. */
export const pictureOf = (path: string) => `/og${path === "/" ? "/home" : path}.png`;

const openGraph = { siteName: site.name, locale: "en_US" } as const;

const twitterCard = "summary_large_image";

/** The picture of a page, with what it says for those who do not see it. */
const imageOf = ({ title, description, path, question = description }: Page) => ({
  url: pictureOf(path),
  ...pictureSize,
  type: "image/png",
  alt: `${title}. ${question}`,
});

const home: Page = { title: site.tagline, description: site.description, path: "/" };

/** What holds for every page that does not say otherwise. */
export const siteMetadata: Metadata = {
  metadataBase: new URL(site.url),
  title: { template: `%s | ${site.name}`, default: `${site.name} | ${site.tagline}` },
  description: site.description,
  applicationName: site.name,
  // "./" is the page's own path: every page names its own address.
  alternates: { canonical: "./" },
  openGraph: { ...openGraph, type: "website", url: "./", images: [imageOf(home)] },
  twitter: { card: twitterCard },
  formatDetection: { telephone: false, address: false, email: false },
};

/** All that search results and previews say of a page. Next takes `openGraph` whole or not at all. */
export function pageMetadata(page: Page): Metadata {
  const { title, description, path, published: publishedTime } = page;
  const isHome = path === home.path;
  const shared = {
    title: isHome ? `${site.name} | ${title}` : `${title} | ${site.name}`,
    description,
    images: [imageOf(page)],
  };
  return {
    // The layout adds the name of the site; on the home page it comes first.
    title: isHome ? { absolute: shared.title } : title,
    description,
    alternates: { canonical: path },
    openGraph: {
      ...openGraph,
      ...(publishedTime ? { type: "article", publishedTime } : { type: "website" }),
      url: path,
      ...shared,
    },
    twitter: { card: twitterCard, ...shared },
  };
}

export const homeMetadata = pageMetadata(home);
