import { renderToStaticMarkup } from "react-dom/server";

import { Card } from "@/app/og/card";

const words = { title: "Mortgage", question: "What does a home loan cost?" };

test("the icon of a page fills its side of the picture", () => {
  const line = ["path", { d: "M3 12h18", key: "line" }] as [string, object];
  const drawn = renderToStaticMarkup(<Card {...words} shape={[line]} />);
  expect(drawn).toMatch(/<svg[^>]* width="184" height="184"[^>]* stroke-width="1.4"/);
  expect(drawn).toContain('<path d="M3 12h18">');
});

test("without an icon the mark of the site stands in its place", () => {
  expect(renderToStaticMarkup(<Card {...words} />)).toMatch(/<svg[^>]* width="200" height="200"/);
});
