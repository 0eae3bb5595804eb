/** @jest-environment jsdom */
import fc from "fast-check";

import { pageViewOf, sendPageView } from "@/lib/page-view";

const domain = "figurewell.example";
const page = "https://figurewell.example/calculators/loans-credit/mortgage";

describe("what is reported of a visit", () => {
  it("is the page, and no number of a copied link", () => {
    const address = `${page}?utm=1#homePrice=400000&downPayment=80000`;
    const view = { name: "pageview", url: page, domain };
    expect(pageViewOf({ address, referrer: "", domain })).toEqual(view);
  });

  it("is the same for any fragment and query", () => {
    const bare = pageViewOf({ address: page, referrer: "", domain });
    fc.assert(
      fc.property(fc.webQueryParameters(), fc.webFragments(), (query, fragment) => {
        const address = `${page}?${query}#${fragment}`;
        expect(pageViewOf({ address, referrer: "", domain })).toEqual(bare);
      }),
    );
  });

  it("names the site that led here, without the page on it", () => {
    const referrer = "https://search.example/find?q=debt#2";
    expect(pageViewOf({ address: page, referrer, domain })).toHaveProperty(
      "referrer",
      "https://search.example",
    );
  });

  it("names no site for a step within this one", () => {
    const referrer = "https://figurewell.example/about?x=1";
    expect(pageViewOf({ address: page, referrer, domain })).not.toHaveProperty("referrer");
  });
});

describe("sending it", () => {
  const endpoint = "https://plausible.io/api/event";
  const request = jest.fn<Promise<unknown>, Parameters<typeof fetch>>();
  const { fetch: original } = globalThis;

  beforeEach(() => {
    request.mockReset().mockResolvedValue(undefined);
    globalThis.fetch = request as unknown as typeof fetch;
  });
  afterEach(() => {
    globalThis.fetch = original;
    history.replaceState(null, "", "/");
  });

  it("takes the page that is open, and neither takes nor leaves a cookie", async () => {
    history.replaceState(null, "", "/calculators/tax/income-tax#income=64000");
    await sendPageView({ endpoint, domain });
    expect(request).toHaveBeenCalledTimes(1);
    const [address, options] = request.mock.calls[0] ?? [];
    expect(address).toBe(endpoint);
    expect(options).toMatchObject({ method: "POST", credentials: "omit" });
    expect(JSON.parse(String(options?.body))).toEqual({
      name: "pageview",
      url: `${location.origin}/calculators/tax/income-tax`,
      domain,
    });
    expect(JSON.stringify(options)).not.toContain("64000");
  });

  it("is silent where it does not arrive", async () => {
    request.mockRejectedValue(new TypeError("blocked"));
    await expect(sendPageView({ endpoint, domain })).resolves.toBeUndefined();
  });
});
