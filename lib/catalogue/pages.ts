export type SitePage = {
  href: `/${string}`;
  name: string;
  /** Where the footer says it at greater length. */
  footerName?: string;
  /** Its position in the header, whose order differs. Without one it stands in the footer only. */
  headerPosition?: number;
};

export const aboutPage: SitePage = {
  href: "/about",
  name: "About",
  footerName: "About Us",
  headerPosition: 1,
};

export const blogPage: SitePage = { href: "/blog", name: "Blog", headerPosition: 3 };

export const contactPage: SitePage = { href: "/contact", name: "Contact", headerPosition: 2 };

export const accuracyPage: SitePage = { href: "/accuracy", name: "Accuracy" };

export const limitsPage: SitePage = { href: "/limits", name: "Limits" };

export const enginePage: SitePage = { href: "/engine", name: "For Developers" };

export const embedPage: SitePage = { href: "/embed", name: "Embed" };

export const accessibilityPage: SitePage = { href: "/accessibility", name: "Accessibility" };

export const privacyPage: SitePage = { href: "/privacy-policy", name: "Privacy Policy" };

/**
 * The pages beside the calculators, in the order of the footer and the small-screen menu. The
 * menus, the breadcrumb and the sitemap follow from this list; it holds only pages that exist.
 */
export const pages: readonly SitePage[] = [
  aboutPage,
  blogPage,
  contactPage,
  accuracyPage,
  limitsPage,
  enginePage,
  embedPage,
  accessibilityPage,
  privacyPage,
];

export const menuPages = pages.filter((page) => page.headerPosition !== undefined);

export const headerPages = menuPages.toSorted(
  (one, other) => (one.headerPosition ?? 0) - (other.headerPosition ?? 0),
);

export const stateTaxesPage: SitePage = { href: "/accuracy/states", name: "State Income Tax" };

export const differencesPage: SitePage = { href: "/accuracy/differences", name: "Differences" };

/** What the accuracy page leads to: they stand in no menu. */
export const accuracyPages: readonly SitePage[] = [stateTaxesPage, differencesPage];

export const allCalculatorsPage = { href: "/all-calculators", name: "All Calculators" } as const;
