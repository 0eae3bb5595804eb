/** What the product is called and where it lives. The one place that names them. */
export const site = {
  name: "Figurewell",
  tagline: "Clear answers to money questions",
  description:
    "Free financial calculators in US dollars. They run in your browser and say what every answer rests on.",
  url: process.env.NEXT_PUBLIC_SITE_URL ?? "https://figurewell.example",
  email: process.env.NEXT_PUBLIC_SUPPORT_EMAIL ?? "hello@figurewell.example",
} as const;
