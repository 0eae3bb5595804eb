import { LineIcon } from "@/components/site/line-icon";

/** A magnifying glass. */
export const SearchIcon = ({ className }: { className?: string }) => (
  <LineIcon className={className}>
    <circle cx="11" cy="11" r="7.5" />
    <path d="m21 21-4.7-4.7" />
  </LineIcon>
);
