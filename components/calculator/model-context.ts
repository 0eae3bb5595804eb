// WebMCP, as read on 2026-11-22 in the draft of the Web Machine Learning Community Group
// (https://webmachinelearning.github.io/webmcp, https://github.com/webmachinelearning/webmcp) and
// tried in Chromium 156 with --enable-features=WebMCP: a page offers tools to the browser's
// assistant by document.modelContext.registerTool(tool, options), which answers with a promise and
// rejects where the page may not; in Chromium 150 it answers with nothing. The earlier
// navigator.modelContext and its provideContext(), which replaced the tools of every other script,
// are gone. A name is 1 to 128 ASCII letters, digits, "_", "-" and "."; what `execute` answers
// travels as JSON. The shape of the answer is that of the Model Context Protocol:
// https://modelcontextprotocol.io/specification/2026-07-28/server/tools.
import type { Form } from "@/lib/calculator/form/form";
import { inputSchema } from "@/lib/calculator/describe/input-schema";
import { initialDraft, readDraft, type Draft, type FieldCodecs } from "@/lib/calculator/form/draft";
import { typedEntries } from "@/lib/calculator/form/typed-entries";
import { figuresIn, viewOf, type View } from "@/lib/calculator/report/view";
import { carriedByLink, fragmentOf } from "@/lib/calculator/share/draft-to-link";
import { resultVersionOf } from "@/lib/calculator/share/result-version-of";
import { summaryOf } from "@/lib/calculator/share/summary";

import { linkTo, titleOfPage } from "./share/page-facts";
import type { Load } from "./answer-code";
import { currentWorld } from "./world";

type Tool = {
  name: string;
  title: string;
  description: string;
  inputSchema: object;
  annotations: { readOnlyHint: boolean };
  /** What an assistant sends may be anything. */
  execute: (sent?: unknown) => Promise<ToolAnswer>;
};

type ToolAnswer = {
  content: { type: "text"; text: string }[];
  structuredContent: object;
  isError?: true;
};

declare global {
  interface Document {
    /** Where the browser has it: no browser does without a switch or a trial. */
    readonly modelContext?: { registerTool: (tool: Tool) => Promise<void> | undefined };
  }
}

/**
 * Offers a calculator to the browser’s assistant. It calculates beside the form, whose boxes stay as
 * the visitor left them: an assistant may try ten rates. What it answers links to the same result here.
 */
export async function offerTool<Input, Result>(form: Form<Input>, load: Load<Input, Result>) {
  const title = titleOfPage();
  const question = document.querySelector('meta[name="description"]')?.getAttribute("content");
  const tool: Tool = {
    name: form.id.replace("/", "_"),
    title,
    description: [`${title}.`, question, manner].filter(Boolean).join(" "),
    inputSchema: inputSchema(await allFields(form, load), currentWorld().today),
    annotations: { readOnlyHint: true },
    execute: (sent = {}) => answerTo(form, load, sent),
  };
  try {
    await document.modelContext?.registerTool(tool);
  } catch {
    // Where the page may offer no tools there is nothing to do: the form is there for everybody.
  }
}

/** The fields that the page asks later come with the code of the answer. */
const allFields = async <Input, Result>(form: Form<Input>, load: Load<Input, Result>) =>
  (form.later && (await load()).report.fields) ?? form.fields;

const manner =
  "Calculates in this page from the given numbers and sends nothing anywhere. The form on the page stays as it is; the answer has a link that fills it.";

/** What the page would show for these values, in words and as data. */
async function answerTo<Input, Result>(
  form: Form<Input>,
  load: Load<Input, Result>,
  sent: unknown,
): Promise<ToolAnswer> {
  const [{ answering }, { report }] = await Promise.all([import("./answering"), load()]);
  const definition = { ...form, ...report };
  const { fields } = definition;
  const draft = draftSent(fields, sent);
  await definition.needed?.(draft);
  const outcome = answering.run(definition, draft, currentWorld());
  const { notice, errors = {} } = outcome;
  const said = [`${notice.title}: ${notice.text}`, ...Object.values(errors)];
  if (!outcome.ok)
    return {
      content: [{ type: "text", text: said.join("\n") }],
      structuredContent: { notice, errors },
      isError: true,
    };

  const view = viewOf(definition, outcome.calculation.input, outcome.calculation.result);
  const { draft: carried, remark } = carriedByLink(fields, outcome.draft);
  const link = linkTo(fragmentOf(fields, carried));
  const version = resultVersionOf(view, outcome.calculation.world.today);
  const summary = summaryOf(view, { title: titleOfPage(), version, link });
  return {
    content: [
      {
        type: "text",
        text: [...said, remark, "", summary].filter((line) => line !== undefined).join("\n"),
      },
    ],
    structuredContent: {
      notice,
      errors,
      verdict: view.verdict,
      figures: figuresOf(view),
      link,
    },
  };
}

/**
 * What was sent as the boxes of the form. What is no object, or cannot be read, leaves words in each of them
 * that no box takes, so that the form refuses it as it refuses anything.
 */
function draftSent(fields: FieldCodecs, sent: unknown): Draft {
  try {
    return readDraft(fields, typedEntries(sent as object));
  } catch {
    return Object.fromEntries(Object.keys(initialDraft(fields)).map((box) => [box, "unreadable"]));
  }
}

/** Every figure that the page shows, by its name: its value exactly, and as it is read. */
const figuresOf = (view: View) =>
  Object.fromEntries(
    figuresIn(view).flatMap(({ label, parts, naming }) =>
      [...parts, ...(naming ? [naming] : [])].map(({ name, value, text }) => [
        name,
        { label, value, text },
      ]),
    ),
  );
