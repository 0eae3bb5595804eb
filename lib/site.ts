/** What the product is called and where it lives. The one place that names them. */
export const site = {
  name: "Figurewell",
  tagline: "Financial calculators that show their work",
  description:
    "Free financial calculators in US dollars. They run in your browser and show how every figure was worked out.",
  url: process.env.NEXT_PUBLIC_SITE_URL ?? "https://figurewell.example",
  email: process.env.NEXT_PUBLIC_SUPPORT_EMAIL ?? "hello@figurewell.example",
} as const;
