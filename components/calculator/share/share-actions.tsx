import {
  CalendarPlus,
  ClipboardList,
  FileDown,
  Link,
  Printer,
  Sheet,
  type LucideIcon,
} from "lucide-react";
import { useState } from "react";

import { NotLoaded } from "@/components/calculator/loading/not-loaded";
import { Button } from "@/components/ui/button";
import { notify } from "@/components/ui/notify";
import type { View } from "@/lib/calculator/report/view";
import { resultVersionText } from "@/lib/calculator/share/result-version";
import { resultVersionOf } from "@/lib/calculator/share/result-version-of";
import { summaryOf, type ResultPage } from "@/lib/calculator/share/summary";
import type { CalendarDay } from "@/lib/finance/months-after";

import { linkTo, titleOfPage } from "./page-facts";
import { UncopiedText } from "./uncopied-text";

type Copy = { what: "link" | "result"; name: string; text: string; done: string };

type TakeAwayProps = {
  view: View;
  /** The day of the calculation. */
  today: CalendarDay;
  /** The fragment that opens this result again. */
  fragment: string;
  /** What of the numbers it does not bring back. */
  leftOut?: string;
  /** An input has changed since. */
  stale?: boolean;
  /** Saves the result as comma-separated values. */
  saveCsv: (page: ResultPage) => Promise<void>;
  /** Saves it as a spreadsheet with live formulas. */
  saveWorkbook: (page: ResultPage) => Promise<void>;
  /** Saves its days for a calendar, where it has any. */
  saveCalendar?: (page: ResultPage) => Promise<void>;
};

/** The ways out of the page: to another person, into a spreadsheet or a calendar, onto paper. */
export function ShareActions(props: TakeAwayProps) {
  const { view, today, fragment, leftOut = "", stale } = props;
  const { saveCsv, saveWorkbook, saveCalendar } = props;
  const [refused, setRefused] = useStateOf<Copy>(fragment);
  const [unsaved, setUnsaved] = useStateOf<string>(fragment);

  // Nothing is awaited before the clipboard: Safari grants it only within the press itself.
  async function copy(copied: Copy) {
    try {
      await navigator.clipboard.writeText(copied.text);
      setRefused();
      const title = copied.what === "link" ? "Link Copied!" : "Result Copied!";
      notify({
        title,
        text: `${copied.done} ${leftOut}`.trim(),
        tone: "success",
        about: "copying",
      });
    } catch {
      setRefused(copied);
      const text = `Could not copy the ${copied.what}. It is selected below so you can copy it yourself.`;
      notify({ title: "Copy Failed", text, tone: "destructive", about: "copying" });
    }
  }

  const copyLink = () =>
    copy({
      what: "link",
      name: "Link to this result",
      text: linkTo(fragment),
      done: stale
        ? "It opens this result, not the numbers you typed since."
        : "It opens this result with your numbers.",
    });

  /** What a result that leaves the page says of where it comes from. */
  function pageNow(): ResultPage {
    const version = resultVersionOf(view, today);
    const link = linkTo(`${fragment}&${resultVersionText(version)}`);
    return { title: titleOfPage(), version, link, stale };
  }

  const copyResult = () =>
    copy({
      what: "result",
      name: "This result as text",
      text: summaryOf(view, pageNow()),
      done: "Its link opens the result again and shows what has changed since.",
    });

  // The code of a file is fetched with the press that asks for it.
  async function save(what: string, file: (page: ResultPage) => Promise<void>) {
    try {
      await file(pageNow());
      setUnsaved();
    } catch {
      const text = `Could not save the ${what}.`;
      setUnsaved(text);
      notify({ title: "Download Failed", text, tone: "destructive" });
    }
  }

  return (
    <div
      role="group"
      aria-labelledby="share-actions-label"
      className="grid gap-2 border-t border-border px-5 py-4 sm:px-6 print:hidden"
    >
      <p id="share-actions-label" className="text-sm font-semibold">
        Save or share
      </p>
      <div className="flex flex-wrap gap-1.5">
        <Action Icon={Link} name="Copy link" onClick={copyLink} />
        <Action Icon={ClipboardList} name="Copy result" onClick={copyResult} />
        <Action Icon={FileDown} name="Save CSV" onClick={() => save("CSV file", saveCsv)} />
        <Action Icon={Sheet} name="Spreadsheet" onClick={() => save("spreadsheet", saveWorkbook)} />
        {saveCalendar && (
          <Action
            Icon={CalendarPlus}
            name="Add to calendar"
            onClick={() => save("calendar file", saveCalendar)}
          />
        )}
        <Action Icon={Printer} name="Print" onClick={() => window.print()} />
      </div>
      {unsaved && <NotLoaded text={unsaved} />}
      {refused && <UncopiedText copy={refused} />}
    </div>
  );
}

/**
 * A state that belongs to one result and goes with it. A `key` would do the same, and make every
 * button anew with every answer.
 */
function useStateOf<Value>(fragment: string) {
  const [state, setState] = useState<{ fragment: string; value: Value }>();
  // Dropped, and not only passed over: the same result may come again.
  if (state && state.fragment !== fragment) setState(undefined);
  return [state?.value, (value?: Value) => setState(value && { fragment, value })] as const;
}

type ActionProps = { Icon: LucideIcon; name: string; onClick: () => void };

const Action = ({ Icon, name, onClick }: ActionProps) => (
  <Button variant="outline" size="sm" onClick={onClick}>
    <Icon />
    {name}
  </Button>
);
