import { articleHref, articles } from "@/content/blog";
import { definitionOf } from "@/lib/calc/definitions";
import type { FieldCodecs } from "@/lib/calculator/form/draft";
import { draftOf, fragmentOf } from "@/lib/calculator/share/draft-to-link";
import { calculatorIds } from "@/lib/catalogue/calculators";
import { directory } from "@/lib/catalogue/directory";
import { allCalculatorsPage, enginePage, pages } from "@/lib/catalogue/pages";
import { engineFiles, hrefOf } from "@/lib/catalogue/routes";
import { site } from "@/lib/site";

const addressOf = (path: string) => new URL(path, site.url).href;

const line = (name: string, path: string, words?: string) =>
  `- [${name}](${addressOf(path)})${words ? `: ${words}` : ""}`;

const shown = "loans-credit/mortgage";

/** The address of a calculator with its example filled in. */
function exampleAddress() {
  const definition: { fields: object; example?: object } = definitionOf(shown);
  const fields = definition.fields as FieldCodecs;
  return `${addressOf(hrefOf(shown))}#${fragmentOf(fields, draftOf(fields, definition.example ?? {}))}`;
}

/** What a language model should know of the site before it sends a visitor there. */
export const llmsText = () => `# ${site.name}

> ${site.tagline}. ${site.description} There is no account, and what a visitor types never leaves the page.

${site.name} has ${calculatorIds.length} calculators. Each page says what it asks, answers with one main figure and the figures beside it, and shows under “See the math” how every figure follows from the numbers entered. Results are estimates for general information, not financial, tax or legal advice.

## How to use it from a program

- The part of an address after the # fills the form and calculates at once. It holds the names and values of the inputs, encoded as a form encodes them. For example: ${exampleAddress()}
- Money is in US dollars and percent are numbers of percent: 6.5 means 6.5%. Write plain decimals. A row of a list is named by its position: income.0.amount.
- An input that is left out keeps the value that the form opens with.
- [calculators.json](${addressOf("/calculators.json")}) lists every calculator with the names, kinds, bounds and defaults of its inputs and the names and units of its results.
- [figurewell.js](${addressOf(engineFiles.module)}) is the arithmetic of all of them as one module without dependencies: calculations["${shown}"]({ … }) answers as that page does. [How to call it](${addressOf(enginePage.href)}).
- On the page each figure is a data element whose data-figure is its name and whose value is the unrounded number.
- In a browser that offers document.modelContext (WebMCP) each calculator registers itself as a tool.

${directory.map(categorySection).join("\n\n")}

## About the site

${[allCalculatorsPage, ...pages].map(({ name, href }) => line(name, href)).join("\n")}
${articles.map((article) => line(article.title, articleHref(article), article.description)).join("\n")}
`;

const categorySection = ({ href, name, description, calculators }: (typeof directory)[number]) =>
  `## ${name}

${description} All of them: ${addressOf(href)}

${calculators.map((calculator) => line(calculator.name, calculator.href, calculator.description)).join("\n")}`;
