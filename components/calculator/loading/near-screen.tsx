import { useEffect, useRef, useState, type ReactNode } from "react";

import { usePrint } from "@/components/calculator/use-print";

type NearScreenProps = {
  /** How much room is held for it: about as much as it takes. */
  className: string;
  children: ReactNode;
};

/** What is made when somebody comes within half a screen of it, or prints the page, and stays from then on. */
export function NearScreen({ className, children }: NearScreenProps) {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setIsNear] = useState(false);
  usePrint(() => setIsNear(true));
  useEffect(() => {
    if (!place.current) return;
    const observer = new IntersectionObserver(
      (entries) => setIsNear(entries.some(({ isIntersecting }) => isIntersecting)),
      { rootMargin: "50% 0px" },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [isNear]);
  return isNear ? children : <div ref={place} data-slot="near-screen" className={className} />;
}
