/**
 * The pages beside the calculators, in the order of the footer and the small-screen menu. The
 * menus, the breadcrumb and the sitemap follow from this list; it holds only pages that exist.
 */
export type SitePage = {
  href: `/${string}`;
  name: string;
  /** Where the footer says it at greater length. */
  footerName?: string;
  /** Its position in the header, whose order differs. Without one it stands in the footer only. */
  headerPosition?: number;
};

export const pages: readonly SitePage[] = [];

export const menuPages = pages.filter((page) => page.headerPosition !== undefined);

export const headerPages = menuPages.toSorted(
  (one, other) => (one.headerPosition ?? 0) - (other.headerPosition ?? 0),
);

export const allCalculatorsPage = { href: "/all-calculators", name: "All Calculators" } as const;
