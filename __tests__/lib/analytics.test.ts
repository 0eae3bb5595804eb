import { analytics, analyticsFrom, originsOf } from "@/lib/analytics";
import { site } from "@/lib/site";

const endpoint = "https://plausible.io/api/event";

test("the build as it comes counts nothing and connects to nobody", () => {
  expect(analytics).toBeUndefined();
  expect(originsOf(analytics)).toEqual([]);
});

test.each([undefined, ""])(
  "without an endpoint (%p) there are none, whatever the domain",
  (none) => {
    expect(analyticsFrom({ endpoint: none, domain: "figurewell.example" })).toBeUndefined();
  },
);

test("an endpoint switches them on, under the site's own host name unless told otherwise", () => {
  const { hostname } = new URL(site.url);
  expect(analyticsFrom({ endpoint, domain: "" })).toEqual({ endpoint, domain: hostname });
  expect(analyticsFrom({ endpoint })).toEqual({ endpoint, domain: hostname });
  expect(analyticsFrom({ endpoint, domain: "other.example" })?.domain).toBe("other.example");
});

test("a page may connect to that origin, and needs no leave for the site's own", () => {
  expect(originsOf(analyticsFrom({ endpoint }))).toEqual(["https://plausible.io"]);
  const own = analyticsFrom({ endpoint: "/api/event" });
  expect(own?.endpoint).toBe(new URL("/api/event", site.url).href);
  expect(originsOf(own)).toEqual([]);
});

test.each([
  "plausible.io/api/event",
  "https://",
  "ftp://one.example/",
  "javascript:alert(1)",
  "true",
])("what no page could send to fails the build: %s", (mistyped) => {
  expect(() => analyticsFrom({ endpoint: mistyped })).toThrow("NEXT_PUBLIC_ANALYTICS_ENDPOINT");
});
