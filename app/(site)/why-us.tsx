import { site } from "@/lib/site";

import { HomeLoan } from "./home-loan";

const reasons = [
  {
    name: "Clarity",
    words:
      "Every result shows its work with your own numbers and says in one plain sentence what it means. If an entry doesn’t make sense, the page tells you which one and how to fix it.",
  },
  {
    name: "Accuracy",
    words:
      "The math is tested against published cases and independent calculations. If a number is rough, the page says so, and numbers based on law or official rules name their source and date.",
  },
  {
    name: "Accessibility",
    words:
      "Free, with no account and no ads. The pages are built for keyboards and screen readers, small screens and large text, light and dark mode, and printing.",
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
