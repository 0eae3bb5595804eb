import { useEffect, useState, type ComponentType, type ReactNode } from "react";

import { Button } from "@/components/ui/button";

type LaterProps<Props extends object> = {
  /** Fetches the component. The same function each time: it is called again only to retry. */
  load: () => Promise<ComponentType<Props>>;
  props: Props;
  /** What the part is called where it cannot be fetched: "The schedule". */
  name: string;
  /** What holds its place until it has come. */
  place?: ReactNode;
};

/** A part whose code is fetched when it is first shown. Where that fails it offers to try again. */
export function Later<Props extends object>({ load, props, name, place }: LaterProps<Props>) {
  const [Part, setPart] = useState<ComponentType<Props>>();
  const [failed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(1);

  useEffect(() => {
    let wanted = true;
    load().then(
      (part) => wanted && setPart(() => part),
      () => wanted && setFailed(true),
    );
    return () => {
      wanted = false;
    };
  }, [load, attempt]);

  function retry() {
    setFailed(false);
    setAttempt(attempt + 1);
  }

  if (Part) return <Part {...props} />;
  if (!failed) return place;
  return (
    <div role="alert" className="rounded-xl border border-input bg-card p-5 sm:p-6">
      <p>{name} could not be loaded. Your numbers are untouched.</p>
      <Button variant="outline" size="sm" className="mt-3" onClick={retry}>
        Try again
      </Button>
    </div>
  );
}
