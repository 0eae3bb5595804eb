import { Link } from "@/components/site/link";
import { evidence } from "@/content/accuracy";
import { definitionOf } from "@/lib/calc/definitions";
import { reportOf } from "@/lib/calc/reports";
import type { Definition } from "@/lib/calculator/definition";
import { illustrationTitle } from "@/lib/calculator/report/illustration";
import { readingOf, viewOf } from "@/lib/calculator/report/view";
import { run } from "@/lib/calculator/run";
import { draftOf } from "@/lib/calculator/share/draft-to-link";
import { calculatorIds, calculators, type CalculatorId } from "@/lib/catalogue/calculators";
import { hrefOf } from "@/lib/catalogue/routes";

/** The calculators that answer twice: by the law, and by fixed figures of 2024. */
export const answeringTwice = () => calculatorIds.filter((id) => "illustration" in reportOf[id]);

/** Each with both answers to its own example. */
export const ByLaw = () => (
  <ul className="grid gap-5 lg:grid-cols-2">
    {answeringTwice().map((id) => {
      const { basis, law, illustration } = bothAnswers(id);
      return (
        <li key={id} className="rounded-xl border bg-card p-5 sm:p-6">
          <h3 className="text-lg font-semibold">
            <Link href={hrefOf(id)} className="inline-flex min-h-target items-center">
              {calculators[id].name}
            </Link>
          </h3>
          <p className="text-sm text-muted-foreground">{`Example: ${basis.join(", ")}.`}</p>
          <dl className="mt-3">
            {[law, illustration].map(({ title, text, figure }) => (
              <div key={title} className="border-t py-3 last:pb-0">
                <dt className="font-semibold">{title}</dt>
                <dd className="mt-1 flex flex-wrap items-baseline justify-between gap-x-4">
                  <span>{figure.label}</span>
                  <span className="text-lg font-semibold tabular-nums">{readingOf(figure)}</span>
                </dd>
                <dd className="mt-1 text-sm leading-relaxed text-muted-foreground">{text}</dd>
              </div>
            ))}
          </dl>
        </li>
      );
    })}
  </ul>
);

/** The day of the evidence, so that the page of a tree is always the same. */
function world() {
  const [year = 0, month = 1, day = 1] = evidence.date.split("-").map(Number);
  return { today: { year, month, day } };
}

type Numbers = Record<string, number>;
type Figures = Record<string, unknown>;

/** What the calculator answers to its example: under the law, and by the specified figures. */
export function bothAnswers(id: CalculatorId) {
  // Which types belong together is known to each calculator's own files.
  const definition = definitionOf(id) as unknown as Definition<Numbers, Figures>;
  const { fields, example } = definition;
  const outcome = run(definition, draftOf(fields, example), world());
  if (!outcome.ok) throw new Error(`The example of ${id} is refused`);

  const { input, result } = outcome.calculation;
  const { headline, basis, sections } = viewOf(definition, input, result);
  const [law] = sections;
  const illustration = sections.find(({ title }) => title === illustrationTitle);
  const [figure] = illustration?.figures ?? [];
  if (!law || !illustration || !figure) throw new Error(`${id} does not answer twice`);
  return {
    basis,
    law: {
      title: law.title,
      text: [law.text, law.source].filter(Boolean).join(" "),
      figure: headline,
    },
    illustration: { title: illustration.title, text: illustration.text ?? "", figure },
  };
}
