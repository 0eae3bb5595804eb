import { useEffect, useState, type ComponentType, type ReactNode } from "react";

import { focusAnswer } from "./keep-focus";
import { NotLoaded } from "./not-loaded";

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
  /** `null` where it did not come, `undefined` while it is awaited. */
  const [Part, setPart] = useState<ComponentType<Props> | null>();

  useEffect(() => {
    if (Part !== undefined) return;
    let wanted = true;
    load().then(
      (part) => wanted && setPart(() => part),
      () => wanted && setPart(null),
    );
    return () => {
      wanted = false;
    };
  }, [load, Part]);

  if (Part) return <Part {...props} />;
  if (Part === undefined) return place;
  const retry = () => {
    focusAnswer();
    setPart(undefined);
  };
  return <NotLoaded name={name} retry={retry} />;
}
