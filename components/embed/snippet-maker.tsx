import { ChevronDown, Copy } from "lucide-react";

import { CodeBlock } from "@/components/prose/code-block";
import { Button } from "@/components/ui/button";
import { Input } from "@/components/ui/input";
import { Label } from "@/components/ui/label";
import { NativeSelect } from "@/components/ui/native-select";
import { embedHref, snippetOf, type Embedding } from "@/lib/embed/snippet";
import { site } from "@/lib/site";

type SnippetMakerProps = {
  categories: readonly { name: string; calculators: readonly { id: string; name: string }[] }[];
  /** What it begins with. */
  first: Embedding;
};

/** Boxes for what a site wants, the snippet that gives it, and a preview; snippet-maker.behavior.ts does. */
export const SnippetMaker = ({ categories, first }: SnippetMakerProps) => (
  <div data-slot="snippet-maker" className="grid grid-cols-1 gap-5">
    <form aria-label="Your frame" method="dialog" className="grid items-start gap-5 sm:grid-cols-2">
      <div className="grid content-start gap-1.5 sm:col-span-2">
        <Label htmlFor="calculator">Calculator</Label>
        <NativeSelect id="calculator" name="calculator" defaultValue={first.id}>
          {categories.map(({ name, calculators }) => (
            <optgroup key={name} label={name}>
              {calculators.map((calculator) => (
                <option key={calculator.id} value={calculator.id}>
                  {calculator.name}
                </option>
              ))}
            </optgroup>
          ))}
        </NativeSelect>
      </div>
      <div className="grid content-start gap-1.5">
        <Label htmlFor="theme">Theme</Label>
        <NativeSelect id="theme" name="theme">
          <option value="">Same as the visitor’s system</option>
          <option value="light">Light</option>
          <option value="dark">Dark</option>
        </NativeSelect>
      </div>
      <div className="grid content-start gap-1.5">
        <Label htmlFor="accent">
          Brand color, six hex digits
          <span className="font-normal text-muted-foreground"> (optional)</span>
        </Label>
        <Input
          id="accent"
          name="accent"
          before="#"
          spellCheck={false}
          aria-describedby="accent-error"
        />
        <p
          id="accent-error"
          data-slot="error"
          role="status"
          className="text-sm font-medium text-destructive empty:hidden"
        />
      </div>
    </form>
    <CodeBlock>{snippetOf(first, site.url)}</CodeBlock>
    <div>
      <Button variant="outline">
        <Copy className="line-icon" />
        Copy snippet
      </Button>
      <p data-slot="failure" className="mt-3 text-sm font-medium text-destructive empty:hidden" />
    </div>
    <details className="group rounded-xl border border-border bg-card">
      <summary className="flex min-h-target list-none items-center justify-between gap-4 px-5 py-3 font-semibold">
        Live preview
        <ChevronDown className="size-5 line-icon text-muted-foreground transition-transform group-open:rotate-180" />
      </summary>
      {/* Behind a line that is folded it is not in view, and not loaded. */}
      <iframe src={embedHref(first)} title={first.name} loading="lazy" className="w-full" />
    </details>
  </div>
);
