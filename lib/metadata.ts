import type { Metadata } from "next";

import { site } from "@/lib/site";

type Path = `/${string}`;

type Page = {
  /** Without the name of the site, which follows it. */
  title: string;
  /** One or two sentences for lists of search results and for previews. */
  description: string;
  path: string;
  /** What its picture says under the title, where that is not the description. */
  question?: string;
};

export const pictureSize = { width: 1200, height: 630 };

/** The address of the picture that stands for a page where it is shared: app/og draws it. */
export const pictureOf = (path: string): Path => `/og${path === "/" ? "/home" : path}.png`;

/** Where everything else is known of a page. Next replaces `openGraph` whole, so that each page has all of it. */
export function pageMetadata({ title, description, path, question = description }: Page): Metadata {
  const isHome = path === "/";
  const fullTitle = isHome ? `${site.name} | ${title}` : `${title} | ${site.name}`;
  const picture = {
    url: pictureOf(path),
    ...pictureSize,
    type: "image/png",
    alt: `${title}. ${question}`,
  };
  return {
    // The layout adds the name of the site; that of the home page comes first.
    title: isHome ? { absolute: fullTitle } : title,
    description,
    alternates: { canonical: path },
    openGraph: {
      type: "website",
      siteName: site.name,
      locale: "en_US",
      url: path,
      title: fullTitle,
      description,
      images: [picture],
    },
    twitter: { card: "summary_large_image", title: fullTitle, description, images: [picture] },
  };
}
