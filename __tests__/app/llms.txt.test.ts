import { GET } from "@/app/llms.txt/route";
import { form } from "@/lib/calc/loans-credit/mortgage/form";
import { report } from "@/lib/calc/loans-credit/mortgage/report";
import { draftFromFragment } from "@/lib/calculator/form/draft";
import { draftOf } from "@/lib/calculator/share/draft-to-link";
import { calculatorIds, calculators } from "@/lib/catalogue/calculators";
import { directory } from "@/lib/catalogue/directory";

const text = GET().text();

test("begins as https://llmstxt.org asks: a name, and what the site is in a quotation", async () => {
  expect(await text).toMatch(/^# Figurewell\n\n> .+\n\n/);
  expect((await text).match(/^# /gm)).toHaveLength(1);
});

test("names every category and every calculator with its address", async () => {
  for (const { name } of directory) expect(await text).toContain(`\n## ${name}\n`);
  for (const id of calculatorIds) {
    const { name, description } = calculators[id];
    expect(await text).toContain(
      `- [${name}](https://figurewell.example/calculators/${id}): ${description}`,
    );
  }
  expect(await text).toContain("https://figurewell.example/calculators.json");
});

test("shows a link that fills a form with its example", async () => {
  const [, fragment = ""] = /mortgage#(\S+)/.exec(await text) ?? [];
  expect(draftFromFragment(form.fields, fragment)?.draft).toEqual(
    draftOf(form.fields, report.example),
  );
});
