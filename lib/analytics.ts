import { site } from "@/lib/site";

/** Where a page view is reported to, once a visitor has agreed. */
export type Analytics = {
  /** Takes events in Plausible's format: https://plausible.io/docs/events-api */
  endpoint: string;
  /** The site's name at the provider. */
  domain: string;
};

type Setting = { endpoint?: string | undefined; domain?: string | undefined };

/**
 * The analytics that this setting asks for; none without an endpoint. An address that no page could
 * send to fails the build, so that a slip of the pen is not found out months later.
 */
export function analyticsFrom({ endpoint, domain }: Setting): Analytics | undefined {
  if (!endpoint) return undefined;
  if (!URL.canParse(endpoint, site.url) || !/^(?:https?:\/\/|\/)/.test(endpoint))
    throw new Error(`NEXT_PUBLIC_ANALYTICS_ENDPOINT is not a web address: ${endpoint}`);
  return {
    endpoint: new URL(endpoint, site.url).href,
    domain: domain || new URL(site.url).hostname,
  };
}

/** What this build counts. The behavior, its question and the privacy policy all follow from it. */
export const analytics = analyticsFrom({
  endpoint: process.env.NEXT_PUBLIC_ANALYTICS_ENDPOINT,
  domain: process.env.NEXT_PUBLIC_ANALYTICS_DOMAIN,
});

/** The other hosts that a page connects to with these analytics: `connect-src` of a content policy. */
export function originsOf(counted: Analytics | undefined): readonly string[] {
  const origin = counted && new URL(counted.endpoint).origin;
  return origin && origin !== new URL(site.url).origin ? [origin] : [];
}
