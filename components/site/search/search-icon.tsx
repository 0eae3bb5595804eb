/** A magnifying glass. Always beside words or in what has a name. */
export const SearchIcon = ({ className = "size-5" }: { className?: string }) => (
  <svg
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.75"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
    className={`shrink-0 ${className}`}
  >
    <circle cx="11" cy="11" r="7.5" />
    <path d="m21 21-4.7-4.7" />
  </svg>
);
