import { homeMetadata, pageMetadata, pictureOf } from "@/lib/metadata";

test("a page says the same of itself to search results and previews", () => {
  const picture = {
    url: "/og/about.png",
    width: 1200,
    height: 630,
    type: "image/png",
    alt: "About. Who we are.",
  };
  const shared = { title: "About | Figurewell", description: "Who we are.", images: [picture] };
  expect(pageMetadata({ title: "About", description: "Who we are.", path: "/about" })).toEqual({
    title: "About",
    description: "Who we are.",
    alternates: { canonical: "/about" },
    openGraph: {
      type: "website",
      siteName: "Figurewell",
      locale: "en_US",
      url: "/about",
      ...shared,
    },
    twitter: { card: "summary_large_image", ...shared },
  });
});

test("the picture of a calculator says its question", () => {
  const { openGraph } = pageMetadata({
    title: "Budget Calculator",
    description: "What is left.",
    path: "/calculators/personal-finance/budget",
    question: "Where does it go?",
  });
  expect(openGraph?.images).toEqual([
    expect.objectContaining({
      url: "/og/calculators/personal-finance/budget.png",
      alt: "Budget Calculator. Where does it go?",
    }),
  ]);
});

test("an article says on which day it appeared", () => {
  const { openGraph } = pageMetadata({
    title: "Rent or buy",
    description: "A decision worked through.",
    path: "/blog/rent-or-buy",
    published: "2026-11-21",
  });
  expect(openGraph).toMatchObject({ type: "article", publishedTime: "2026-11-21" });
});

test("the home page has the name of the site first, and a picture of its own", () => {
  expect(homeMetadata.title).toEqual({
    absolute: "Figurewell | Financial calculators that show their work",
  });
  expect(pictureOf("/")).toBe("/og/home.png");
});
