import { site } from "@/lib/site";

import { HomeLoan } from "./home-loan";

const reasons = [
  {
    name: "Clarity",
    words:
      "Every result shows its work, in your own numbers, and says in a plain sentence what it means. If an entry makes no sense, the page says which one and how to fix it.",
  },
  {
    name: "Accuracy",
    words:
      "The arithmetic is tested against independently computed and published cases. Where a figure is rough, the page says so, and what rests on law or official rules names its source and date.",
  },
  {
    name: "Accessibility",
    words:
      "Free, with no account and no advertising. The pages are built for keyboard and screen reader, small screens and large text, light and dark, and for paper.",
  },
];

export function WhyUs() {
  return (
    <section aria-labelledby="why" className="border-t pt-16 sm:pt-20">
      <h2 id="why" className="max-w-[24ch] text-title font-semibold text-balance">
        Why use {site.name}
      </h2>
      {/* Side by side where both fit at the size of the text, however large that is. */}
      <div className="mt-10 flex flex-wrap gap-x-16 gap-y-10">
        <div className="grid min-w-0 grow basis-[min(100%,29rem)] content-between gap-y-10">
          {reasons.map(({ name, words }) => (
            <div key={name} className="border-t-2 border-primary pt-4">
              <h3 className="text-lg font-semibold tracking-tight">{name}</h3>
              <p className="mt-2 max-w-[60ch] leading-relaxed text-pretty text-muted-foreground">
                {words}
              </p>
            </div>
          ))}
        </div>
        <div className="min-w-0 grow basis-[min(100%,25rem)]">
          <HomeLoan />
        </div>
      </div>
    </section>
  );
}
