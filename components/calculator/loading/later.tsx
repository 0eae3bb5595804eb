import { useEffect, useState, type ComponentType, type ReactNode } from "react";

import { focusAnswer } from "@/components/calculator/form/keep-focus";

import { NotLoaded } from "./not-loaded";

type LaterProps<Props extends object> = {
  /** Fetches the component. The same function each time: it is called again only to retry. */
  load: () => Promise<ComponentType<Props>>;
  props: Props;
  /** What the part is called where it cannot be fetched: its title on the page, in quotation marks. */
  name: string;
  /** What holds its place until it has come. */
  place?: ReactNode;
};

/** The parts that have come, by what fetched them. */
const come = new Map<unknown, unknown>();

/** Fetches a part: `Later` then shows it at once. */
export async function fetchPart<Part>(load: () => Promise<Part>) {
  const part = await load();
  come.set(load, part);
  return part;
}

/** A part whose code is fetched when it is first shown. Where that fails it offers to try again. */
export function Later<Props extends object>({ load, props, name, place }: LaterProps<Props>) {
  /** `null` where it did not come, `undefined` while it is awaited. */
  const [Part, setPart] = useState(() => come.get(load) as ComponentType<Props> | null | undefined);

  useEffect(() => {
    if (Part !== undefined) return;
    let wanted = true;
    fetchPart(load).then(
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
