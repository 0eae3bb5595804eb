import { site } from "@/lib/site";

/** Our mark: an equals sign, where every calculation ends, drawn up from a well. */
export function Logo() {
  return (
    <span data-slot="logo" className="inline-flex items-center gap-2.5">
      <svg
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.5"
        strokeLinecap="round"
        aria-hidden="true"
        className="size-6 shrink-0 text-primary"
      >
        <path d="M3.5 4v8.5a8.5 8.5 0 0 0 17 0V4" />
        <path d="M9 7.5h6M9 12.5h6" />
      </svg>
      <span className="text-lg font-semibold tracking-tight">{site.name}</span>
    </span>
  );
}
