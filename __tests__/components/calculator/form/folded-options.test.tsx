/** The page as it is built: what few unfold is not in it. */
import { renderToStaticMarkup } from "react-dom/server";

import MortgageCalculator from "@/components/calculators/loans-credit/mortgage";

const built = renderToStaticMarkup(<MortgageCalculator />);

test("the built page names what is folded, and has none of its boxes", () => {
  expect(built).toContain('name="homePrice"');
  const [, ...folded] = built.split("<details");
  expect(folded.length).toBeGreaterThan(1);
  for (const part of folded)
    expect(part.split("</details>", 1)[0]).toMatch(
      /<summary[^>]*>[^<]+<\/summary><div[^>]*>These options show up once the page has loaded\.<\/div>$/,
    );
});
