import { llmsText } from "./llms-text";

export const dynamic = "force-static";

/** The site in one page of Markdown, for language models: https://llmstxt.org. */
export const GET = () =>
  new Response(llmsText(), { headers: { "content-type": "text/plain; charset=utf-8" } });
