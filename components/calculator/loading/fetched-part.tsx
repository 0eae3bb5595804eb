import {
  Component,
  createContext,
  use,
  useEffect,
  useState,
  type ComponentType,
  type ReactNode,
} from "react";

import { NotLoaded } from "./not-loaded";

/** What holds the place of a part until its code has come. */
const Place = createContext<ReactNode>(null);

/**
 * A component whose code is fetched when it is first shown. To be shown in a `FetchedPart`. It does
 * without React's lazy: a Suspense that was shown waits for 300 ms before the next may give way, and
 * charts came so much later.
 */
export function fetched<Part extends (props: never) => ReactNode>(
  load: () => Promise<Part>,
): Part & { fetch: () => void } {
  let known: ComponentType | undefined;
  // The types know no component that is of any type.
  const fetch = async () => (known ??= (await load()) as unknown as ComponentType);
  const Fetched = (props: object) => {
    const [Shown, setShown] = useState(() => known);
    const [loss, setLoss] = useState<{ error: unknown }>();
    const place = use(Place);
    useEffect(() => {
      if (Shown) return;
      fetch().then(
        (part) => setShown(() => part),
        (error: unknown) => setLoss({ error }),
      );
    }, [Shown]);
    if (loss) throw loss.error;
    if (Shown) return <Shown {...props} />;
    return (
      <>
        {place}
        <span hidden data-coming />
      </>
    );
  };
  // Where it is lost, the part says so once it is shown.
  return Object.assign(Fetched as unknown as Part, { fetch: () => void fetch().catch(() => {}) });
}

type FetchedPartProps = {
  /** What the part is called where its code does not come: its title on the page. */
  title: string;
  /** What holds its place until it has come. */
  place?: ReactNode;
  children: ReactNode;
};

/** Stands around a part that is fetched. If its code does not come, the page offers to load again. */
export class FetchedPart extends Component<FetchedPartProps, { isLost: boolean }> {
  override state = { isLost: false };
  static getDerivedStateFromError = () => ({ isLost: true });

  override render() {
    const { title, place, children } = this.props;
    if (this.state.isLost) return <NotLoaded text={`“${title}” could not be loaded.`} />;
    return <Place value={place}>{children}</Place>;
  }
}
