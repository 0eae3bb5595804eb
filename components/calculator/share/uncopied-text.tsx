import { useEffect, useRef } from "react";

type UncopiedTextProps = {
  /** A new object with each press, so that a second press selects the text again. */
  copy: { name: string; text: string };
};

/** Text that the browser would not copy, selected so that the visitor can. */
export function UncopiedText({ copy }: UncopiedTextProps) {
  const box = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  useEffect(() => {
    box.current?.focus();
    box.current?.select();
  }, [copy]);

  const lines = copy.text.split("\n").length;
  const props = {
    ref: box,
    readOnly: true,
    "aria-label": copy.name,
    value: copy.text,
    onFocus: () => box.current?.select(),
    className:
      "block min-h-target w-full rounded-lg border border-input bg-card px-3 py-2 text-base",
  };
  return lines === 1 ? <input {...props} /> : <textarea {...props} rows={Math.min(lines, 12)} />;
}
